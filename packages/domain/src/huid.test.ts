import { expect, it } from "vitest";
import { HUID_PATTERN, huidFrom } from "./huid.ts";

it.each([
  ["4kt9rx", "4KT9RX"],
  [" 4KT-9RX ", "4KT9RX"],
  ["4KT 9R", "4KT9R"],
])("reads %j as %s", (typed, read) => {
  expect(huidFrom(typed)).toBe(read);
});

it.each([
  ["4KT9RX", true],
  ["4KT9R", false],
  ["4KT9RXX", false],
  ["4kt9rx", false],
  ["4KT9R₹", false],
])("%s is an HUID: %s", (text, is) => {
  expect(HUID_PATTERN.test(text)).toBe(is);
});
