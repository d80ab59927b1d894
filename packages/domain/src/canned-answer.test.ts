import { expect, it } from "vitest";
import { fieldsIn, fillAnswer, unknownFieldsIn } from "./canned-answer.ts";

it("fills the fields that have a value, and does not change the others", () => {
  const text = "Namaste {first name}, your {piece} of {order number} is on its way, {first name}.";
  const filled = fillAnswer(text, { "first name": "Gulmohar", "order number": "7C19E4" });
  expect(filled).toBe("Namaste Gulmohar, your {piece} of 7C19E4 is on its way, Gulmohar.");
  expect(fieldsIn(filled)).toEqual(["piece"]);
});

it("puts no value into another value, and reads no name from the prototype", () => {
  expect(fillAnswer("{name}", { name: "{piece}" })).toBe("{piece}");
  expect(fillAnswer("{constructor}", {})).toBe("{constructor}");
});

it.each([
  ["{first name} { piece }", []],
  ["{frist name} and {actual}", ["frist name", "actual"]],
  ["{ and } on two\nlines {\n}", ["and"]],
  ["no braces", []],
])("%j has the unknown fields %j", (text, unknown) => {
  expect(unknownFieldsIn(text)).toEqual(unknown);
});
