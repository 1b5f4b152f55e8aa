//! The tests in a Rust file. A textual reader: it knows comments, strings and brackets, and
//! leaves the rest of the language to the compiler.

use super::code::code_only;

/// A test function with its text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Test<'a> {
    pub(super) name: &'a str,
    /// From the comments and attributes directly above it to the end of its body.
    pub(super) text: &'a str,
}

/// Every function marked as a test that a plain `cargo test` runs.
pub(super) fn tests(source: &str) -> Vec<Test<'_>> {
    let code = code_only(source);
    let mut tests = Vec::new();
    let mut from = 0;
    while let Some(attribute) = next_attribute(&code, from) {
        from = attribute.end;
        if attribute.is_test()
            && let Some(function) = function_after(&code, attribute.end)
        {
            let start = header_start(source, &code, attribute.start);
            // An ignored test proves nothing, so it cannot speak for a rule.
            if !is_ignored(&code, start, function.name_start) {
                let name = &source[function.name_start..function.name_end];
                tests.push(Test { name, text: &source[start..function.end] });
            }
            from = function.end;
        }
    }
    tests
}

struct Attribute<'a> {
    start: usize,
    end: usize,
    path: &'a str,
}

impl Attribute<'_> {
    /// `test` itself, or a runner's own such as `tokio::test`.
    fn is_test(&self) -> bool {
        self.path.rsplit("::").next() == Some("test")
    }
}

fn next_attribute(code: &str, from: usize) -> Option<Attribute<'_>> {
    let start = from + code[from..].find("#[")?;
    let end = closing_bracket(code, start + 1)? + 1;
    let path = code[start + 2..end - 1].split(['(', '=']).next().unwrap_or_default().trim();
    Some(Attribute { start, end, path })
}

fn is_ignored(code: &str, start: usize, end: usize) -> bool {
    let mut from = start;
    while let Some(attribute) = next_attribute(code, from).filter(|found| found.end <= end) {
        if attribute.path == "ignore" {
            return true;
        }
        from = attribute.end;
    }
    false
}

struct Function {
    name_start: usize,
    name_end: usize,
    end: usize,
}

fn function_after(code: &str, from: usize) -> Option<Function> {
    let name_start = from + code[from..].find("fn ")? + "fn ".len();
    let name_end = name_start + code[name_start..].find(['(', '<'])?;
    let mut at = name_end;
    loop {
        at += code[at..].find(['(', '[', '{', ';'])?;
        match code.as_bytes()[at] {
            b'{' => {
                return Some(Function {
                    name_start,
                    name_end,
                    end: closing_bracket(code, at)? + 1,
                });
            }
            b';' => return None,
            _ => at = closing_bracket(code, at)? + 1,
        }
    }
}

/// Where the bracket that opens at `open` is closed.
fn closing_bracket(code: &str, open: usize) -> Option<usize> {
    let mut depth = 0;
    for (offset, byte) in code.bytes().enumerate().skip(open) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(offset);
        }
    }
    None
}

/// Where the unbroken run of comment and attribute lines begins that ends with the attribute.
fn header_start(source: &str, code: &str, attribute: usize) -> usize {
    let mut start = line_start(source, attribute);
    let before = code[start..attribute].trim();
    if !before.is_empty() && !is_attributes(before) {
        return attribute;
    }
    while start > 0 {
        let above = line_start(source, start - 1);
        let line = source[above..start].trim_start();
        let is_comment = line.starts_with("//") && !line.starts_with("//!");
        if !is_comment && !is_attributes(code[above..start].trim()) {
            break;
        }
        start = above;
    }
    start
}

fn line_start(source: &str, at: usize) -> usize {
    source[..at].rfind('\n').map_or(0, |end| end + 1)
}

/// Whether the line holds attributes only, and not a whole function behind one.
fn is_attributes(code: &str) -> bool {
    code.starts_with("#[") && code.ends_with(']')
}

#[cfg(test)]
mod tests {
    use super::super::id;
    use super::*;

    /// Expects these tests, each with the IDs it names.
    #[track_caller]
    fn check(source: &str, expected: &[(&str, &[&str])]) {
        let found = tests(source);
        let found: Vec<(&str, Vec<&str>)> =
            found.iter().map(|test| (test.name, id::all(test.text).collect())).collect();
        let expected: Vec<(&str, Vec<&str>)> =
            expected.iter().map(|(name, ids)| (*name, ids.to_vec())).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn ids_count_above_between_and_inside() {
        check(
            r#"
/// ROAD-1: a loop.
// see ROAD-2
#[test]
// ROAD-3
#[should_panic(expected = "ROAD-4")]
fn a_loop() -> [u8; 2] {
    // ROAD-5
    if true { check("ROAD-6") }
}
"#,
            &[("a_loop", &["ROAD-1", "ROAD-2", "ROAD-3", "ROAD-4", "ROAD-5", "ROAD-6"])],
        );
    }

    #[test]
    fn ids_outside_a_test_do_not_count() {
        check(
            r#"
//! ROAD-1
// ROAD-2: a heading

#[test]
fn first() {}
// ROAD-3

/// ROAD-4
fn helper() { "ROAD-5" }

#[cfg(test)]
mod tests { // ROAD-6
    #[test]
    fn second() { '}'; "}"; /* } */ "ROAD-7" }
    const AFTER: &str = "ROAD-8";
}
"#,
            &[("first", &[]), ("second", &["ROAD-7"])],
        );
    }

    #[test]
    fn a_test_in_a_string_or_comment_is_none() {
        check(
            "// #[test] fn a() { ROAD-1 }\nconst B: &str = \"#[test] fn b() { ROAD-2 }\";\n",
            &[],
        );
    }

    #[test]
    fn runners_and_macros_keep_their_own_attributes() {
        check(
            "proptest! {\n /// INV-1\n #[test]\n fn law(x in 0..9_u8, y in {1..2}) { INV-2 }\n}\n\
             #[tokio::test(start_paused = true)]\nasync fn table() { INV-3 }\n",
            &[("law", &["INV-1", "INV-2"]), ("table", &["INV-3"])],
        );
    }

    #[test]
    fn neighbors_share_nothing() {
        check(
            "#[test] fn a() { ROAD-1 } #[test] fn b() { ROAD-2 }",
            &[("a", &["ROAD-1"]), ("b", &["ROAD-2"])],
        );
        check(
            "#[test] fn a() { ROAD-1 }\n#[inline] fn c() { ROAD-3 }\n#[test] fn b() { ROAD-2 }",
            &[("a", &["ROAD-1"]), ("b", &["ROAD-2"])],
        );
    }

    #[test]
    fn ignored_tests_are_left_out() {
        check("/// ROAD-1\n#[test]\n#[ignore = \"slow\"]\nfn a() {}\n", &[]);
        check("#[ignore]\n#[test]\nfn a() {}\n#[test]\nfn b() {}\n", &[("b", &[])]);
    }

    #[test]
    fn unfinished_source_is_no_test() {
        check("#[test]\nfn a() {\n", &[]);
        check("#[test", &[]);
        check("#[test]\nfn a();\n", &[]);
    }
}
