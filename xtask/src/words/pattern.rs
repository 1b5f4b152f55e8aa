//! What a text is made of.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use super::catalogue::full_name;

/// What a text refers to.
#[derive(Default)]
pub(super) struct Uses {
    /// Arguments that are shown.
    pub(super) shown: BTreeSet<String>,
    /// Arguments by which is chosen, with the keys of each choice.
    pub(super) chosen: Vec<Choice>,
    /// Other messages and terms, by their full names.
    pub(super) texts: BTreeSet<String>,
    pub(super) functions: BTreeSet<String>,
    /// What is chosen by something else than an argument.
    pub(super) odd: bool,
}

pub(super) struct Choice {
    pub(super) argument: String,
    pub(super) keys: Vec<String>,
    /// The key that is taken where no other is.
    pub(super) default: String,
}

pub(super) fn uses(pattern: &Pattern<String>) -> Uses {
    let mut uses = Uses::default();
    walk(pattern, &mut uses);
    uses
}

fn walk(pattern: &Pattern<String>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            express(expression, uses);
        }
    }
}

fn express(expression: &Expression<String>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => shown(inline, uses),
        Expression::Select { selector, variants } => {
            if let InlineExpression::VariableReference { id } = selector {
                uses.chosen.push(Choice {
                    argument: id.name.clone(),
                    keys: variants.iter().map(key).collect(),
                    default: variants.iter().find(|it| it.default).map(key).unwrap_or_default(),
                });
            } else {
                uses.odd = true;
            }
            for variant in variants {
                walk(&variant.value, uses);
            }
        }
    }
}

fn shown(inline: &InlineExpression<String>, uses: &mut Uses) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            uses.shown.insert(id.name.clone());
        }
        InlineExpression::MessageReference { id, attribute } => {
            let attribute = attribute.as_ref().map(|it| it.name.as_str());
            uses.texts.insert(full_name(&id.name, attribute));
        }
        InlineExpression::TermReference { id, attribute, .. } => {
            let attribute = attribute.as_ref().map(|it| it.name.as_str());
            uses.texts.insert(full_name(&format!("-{}", id.name), attribute));
        }
        InlineExpression::FunctionReference { id, arguments } => {
            uses.functions.insert(id.name.clone());
            for argument in &arguments.positional {
                shown(argument, uses);
            }
        }
        InlineExpression::Placeable { expression } => express(expression, uses),
    }
}

pub(super) fn key(variant: &Variant<String>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    }
}

/// The only argument by which a text chooses that is nothing but one choice.
pub(super) fn sole_choice(pattern: &Pattern<String>) -> Option<&str> {
    match pattern.elements.as_slice() {
        [
            PatternElement::Placeable {
                expression:
                    Expression::Select { selector: InlineExpression::VariableReference { id }, .. },
            },
        ] => Some(&id.name),
        _ => None,
    }
}

/// The text as it stands in its file, without line breaks, for people who look for an accessor.
pub(super) fn told(pattern: &Pattern<String>) -> String {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => tell(expression, &mut text),
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tell(expression: &Expression<String>, text: &mut String) {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            text.push_str(&format!("{{{}}}", id.name));
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            text.push_str(&format!("{{{}}}", id.name));
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => text.push_str(value),
        Expression::Inline(_) => text.push('…'),
        Expression::Select { variants, .. } => {
            let default = variants.iter().find(|it| it.default);
            text.push_str(&default.map(|it| told(&it.value)).unwrap_or_default());
        }
    }
}
