//! The remparts command line.
fn main() {}
