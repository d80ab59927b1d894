import { ApiError } from "@suvarna/contract/client";
import { expect, it } from "vitest";
import { sayTriesLeft } from "./say-tries-left.ts";

const AT_END = "The next try has to wait a moment.";
const refused = (more: object) =>
  new ApiError(401, { code: "credentials_wrong", message: "Not right.", ...more });

it.each([
  [9, "9 tries left."],
  [1, "1 try left."],
  [0, AT_END],
])("says that %i tries are left", (triesLeft, sentence) => {
  expect(sayTriesLeft(refused({ triesLeft }), AT_END)).toBe(sentence);
});

it("says nothing for an error without a number", () => {
  expect(sayTriesLeft(refused({}), AT_END)).toBe("");
  expect(sayTriesLeft(new Error("offline"), AT_END)).toBe("");
});
