import { expect, it } from "vitest";
import { mayBeginAnew, textAfterCall } from "./policy-text.ts";

it("keeps what was typed while a policy was saved or its text was fetched", () => {
  expect(textAfterCall("We send by boat.", "We send by boat. ", "saved")).toBe("We send by boat.");
  expect(textAfterCall("We send by boat. ", "We send by boat. ", "We send by boat.")).toBe(
    "We send by boat.",
  );
  expect(textAfterCall("typed", "", "the text that comes with the shop")).toBe("typed");
});

it("offers the text that comes with the shop only while it is in force", () => {
  expect(mayBeginAnew(null, "")).toBe(true);
  expect(mayBeginAnew("Our own text", "")).toBe(false);
  expect(mayBeginAnew(null, "typed")).toBe(false);
});
