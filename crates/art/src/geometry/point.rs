//! Points, which are also vectors from one point to another.

use std::ops::{Add, Mul, Sub};

/// A point of the plane.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// Distance to the east.
    pub x: f64,
    /// Distance to the south.
    pub y: f64,
}

impl Point {
    /// The point at these coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Its distance from the origin.
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// Its distance from another point.
    pub fn distance(self, other: Self) -> f64 {
        (self - other).length()
    }

    /// The same direction with length one.
    pub fn unit(self) -> Self {
        self * (1.0 / self.length().max(f64::MIN_POSITIVE))
    }

    /// A quarter turn to the right, as seen with `y` to the south.
    pub const fn right(self) -> Self {
        Self { x: -self.y, y: self.x }
    }

    /// The cross product: positive when `other` lies to the right of this direction.
    pub const fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The dot product: how far `other` goes in this direction, times its length.
    pub const fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Linear interpolation: the point a part of the way to another point.
    pub fn toward(self, other: Self, part: f64) -> Self {
        self + (other - self) * part
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { x: self.x + other.x, y: self.y + other.y }
    }
}

impl Sub for Point {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }
}

impl Mul<f64> for Point {
    type Output = Self;
    fn mul(self, by: f64) -> Self {
        Self { x: self.x * by, y: self.y * by }
    }
}
