//! Whether a value is as the description says. It knows as much of JSON Schema as the description
//! uses.

use serde_json::Value;

/// Checks a value against a schema of the description.
///
/// # Errors
///
/// Where it differs, in words.
pub(crate) fn fits(api: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(name) = schema["$ref"].as_str() {
        let pointer = name.trim_start_matches('#');
        let target = api.pointer(pointer).ok_or_else(|| format!("there is no {name}"))?;
        return fits(api, target, value).map_err(|problem| format!("{name}: {problem}"));
    }
    for part in list(&schema["allOf"]) {
        fits(api, part, value)?;
    }
    for word in ["oneOf", "anyOf"] {
        let choices = list(&schema[word]);
        let problems = choices.iter().map(|choice| fits(api, choice, value).err());
        if let Some(problems) = problems.collect::<Option<Vec<String>>>()
            && !choices.is_empty()
        {
            return Err(format!("none of {word}: {}", problems.join("; ")));
        }
    }
    if let Some(choices) = schema["enum"].as_array()
        && !choices.contains(value)
    {
        return Err(format!("{value} is none of {choices:?}"));
    }
    match &schema["type"] {
        Value::String(kind) => is(kind, value)?,
        Value::Array(kinds) => {
            let one = kinds.iter().filter_map(Value::as_str).any(|kind| is(kind, value).is_ok());
            if !one {
                return Err(format!("{value} is none of {kinds:?}"));
            }
        }
        _ => {}
    }
    if let Some(object) = value.as_object() {
        for name in list(&schema["required"]).iter().filter_map(Value::as_str) {
            if !object.contains_key(name) {
                return Err(format!("there is no `{name}` in {value}"));
            }
        }
        for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
            if let Some(value) = object.get(name) {
                fits(api, schema, value).map_err(|problem| format!("{name}: {problem}"))?;
            }
        }
    }
    for (index, item) in list(value).iter().enumerate() {
        if !schema["items"].is_null() {
            fits(api, &schema["items"], item).map_err(|problem| format!("{index}: {problem}"))?;
        }
    }
    Ok(())
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is(kind: &str, value: &Value) -> Result<(), String> {
    let fine = match kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => return Err(format!("what is {other}?")),
    };
    if fine { Ok(()) } else { Err(format!("{value} is no {kind}")) }
}

/// The words that a tagged type or a list of words knows, by its name in the description.
pub(crate) fn words(api: &Value, name: &str, tag: &str) -> Vec<String> {
    let schema = &api["components"]["schemas"][name];
    let words = if tag.is_empty() {
        words_of(schema)
    } else {
        let variants = list(&schema["oneOf"]).iter();
        variants.flat_map(|variant| words_of(&variant["properties"][tag])).collect()
    };
    assert!(words.len() > 2, "{name} {tag}: {schema}");
    words
}

fn words_of(schema: &Value) -> Vec<String> {
    let listed = list(&schema["enum"]).iter().filter_map(Value::as_str).map(str::to_owned);
    let nested = list(&schema["oneOf"]).iter().flat_map(words_of);
    listed.chain(nested).collect()
}
