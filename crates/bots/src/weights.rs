//! The constants of an evaluation by name, so that a tuner can change them.

/// One constant of an evaluation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Knob {
    /// The name of the constant.
    pub name: &'static str,
    /// The value of the constant.
    pub value: f32,
    /// A change that can be noticed.
    pub step: f32,
}

/// Writes a struct of constants with its defaults and the list of knobs, in the same order.
macro_rules! weights {
    ($(#[$doc:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $value:expr, $step:expr;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct $name {
            $($(#[$about])* pub $field: f32,)*
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $value,)* }
            }
        }

        impl $name {
            /// Every constant with its name.
            pub fn knobs(&self) -> Vec<$crate::weights::Knob> {
                vec![$($crate::weights::Knob {
                    name: stringify!($field),
                    value: self.$field,
                    step: $step,
                },)*]
            }

            /// The constants with other values, in the order of the knobs; those that are missing
            /// keep their defaults.
            pub fn with_knobs(values: &[f32]) -> Self {
                let mut values = values.iter().copied();
                Self { $($field: values.next().unwrap_or($value),)* }
            }
        }
    };
}

pub(crate) use weights;
