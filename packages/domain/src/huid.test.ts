import { expect, it } from "vitest";
import { HUID_PATTERN, huidFrom, huidOfTag } from "./huid.ts";

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

it.each([
  ["4kt9rx", "4KT9RX"],
  [" 4KT9RX\n", "4KT9RX"],
  ["BIS 22K916 HUID: 4kt9rx, 17.600 g", "4KT9RX"],
  ["https://tags.example/?huid=4KT9RX", "4KT9RX"],
  ["SV-BG-0117", null],
  ["4KT9R", null],
  ["HUID 4KT9RXX", null],
  ["", null],
])("finds in the tag %j the HUID %s", (text, huid) => {
  expect(huidOfTag(text)).toBe(huid);
});
