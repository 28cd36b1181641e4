//! Values out: serde writes them onto a tape, and `boundary.js` makes plain frozen values of it in one crossing.
//!
//! serde-wasm-bindgen makes the same values with a crossing a member and four times the code.

use std::fmt::Display;

use serde::ser::{self, Serialize};
use wasm_bindgen::JsValue;

use crate::wasm::boundary;

/// The value in JavaScript, plain and frozen all the way down.
pub(super) fn frozen<T: Serialize + ?Sized>(value: &T) -> JsValue {
    let mut tape = Tape(Vec::with_capacity(256));
    match value.serialize(&mut tape) {
        Ok(()) => boundary::make(&tape.0),
        Err(Unwritable) => JsValue::NULL,
    }
}

/// The bytes that `boundary.js` reads: a tag a value, members ended by a tag of their own.
struct Tape(Vec<u8>);

const NULL: u8 = 0;
const FALSE: u8 = 1;
const TRUE: u8 = 2;
const INTEGER: u8 = 3;
const FLOAT: u8 = 4;
const TEXT: u8 = 5;
const LIST: u8 = 6;
const OBJECT: u8 = 7;
const END: u8 = 9;
/// A text that never moves: a member's name, by its address.
const NAME: u8 = 10;

impl Tape {
    fn tag(&mut self, tag: u8) {
        self.0.push(tag);
    }

    #[allow(clippy::cast_possible_truncation)]
    fn number(&mut self, number: usize) {
        self.0.extend_from_slice(&(number as u32).to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.tag(TEXT);
        self.number(text.len());
        self.0.extend_from_slice(text.as_bytes());
    }

    fn name(&mut self, name: &'static str) {
        self.tag(NAME);
        self.number(name.as_ptr() as usize);
        self.number(name.len());
    }
}

/// No value of the engine's is unwritable.
#[derive(Debug)]
struct Unwritable;

impl Display for Unwritable {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        Ok(())
    }
}
impl std::error::Error for Unwritable {}
impl ser::Error for Unwritable {
    fn custom<T: Display>(_: T) -> Self {
        Self
    }
}

type Written = Result<(), Unwritable>;

impl ser::Serializer for &mut Tape {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = ser::Impossible<(), Unwritable>;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = ser::Impossible<(), Unwritable>;

    fn serialize_bool(self, value: bool) -> Written {
        self.tag(if value { TRUE } else { FALSE });
        Ok(())
    }

    fn serialize_i8(self, value: i8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i16(self, value: i16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_i32(self, value: i32) -> Written {
        self.serialize_i64(value.into())
    }

    /// Levels lie within 2^53.
    #[allow(clippy::cast_precision_loss)]
    fn serialize_i64(self, value: i64) -> Written {
        match i32::try_from(value) {
            Ok(value) => {
                self.tag(INTEGER);
                self.0.extend_from_slice(&value.to_le_bytes());
                Ok(())
            }
            Err(_) => self.serialize_f64(value as f64),
        }
    }

    fn serialize_u8(self, value: u8) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_u16(self, value: u16) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_u32(self, value: u32) -> Written {
        self.serialize_i64(value.into())
    }

    fn serialize_u64(self, _: u64) -> Written {
        Err(Unwritable)
    }

    fn serialize_f32(self, value: f32) -> Written {
        self.serialize_f64(value.into())
    }

    fn serialize_f64(self, value: f64) -> Written {
        self.tag(FLOAT);
        self.0.extend_from_slice(&value.to_le_bytes());
        Ok(())
    }

    fn serialize_char(self, _: char) -> Written {
        Err(Unwritable)
    }

    fn serialize_str(self, value: &str) -> Written {
        self.text(value);
        Ok(())
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        Err(Unwritable)
    }

    fn serialize_none(self) -> Written {
        self.tag(NULL);
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.serialize_none()
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        self.serialize_none()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.name(variant);
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Written {
        self.tag(OBJECT);
        self.name(variant);
        value.serialize(&mut *self)?;
        self.tag(END);
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Unwritable> {
        self.tag(LIST);
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Unwritable> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Unwritable> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unwritable> {
        Err(Unwritable)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Unwritable> {
        self.tag(OBJECT);
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Unwritable> {
        self.serialize_map(None)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Unwritable> {
        Err(Unwritable)
    }
}

macro_rules! elements {
    ($($kind:ident $element:ident),*) => {$(
        impl ser::$kind for &mut Tape {
            type Ok = ();
            type Error = Unwritable;

            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
                value.serialize(&mut **self)
            }

            fn end(self) -> Written {
                self.tag(END);
                Ok(())
            }
        }
    )*};
}
elements!(SerializeSeq serialize_element, SerializeTuple serialize_element, SerializeTupleStruct serialize_field);

impl ser::SerializeStruct for &mut Tape {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        self.name(name);
        value.serialize(&mut **self)
    }

    fn end(self) -> Written {
        self.tag(END);
        Ok(())
    }
}

impl ser::SerializeMap for &mut Tape {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        value.serialize(&mut **self)
    }

    fn end(self) -> Written {
        self.tag(END);
        Ok(())
    }
}
