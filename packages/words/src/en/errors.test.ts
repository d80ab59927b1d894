import { ERROR_STATUSES } from "@suvarna/contract/errors";
import { expect, it } from "vitest";
import { ERROR_WORDS } from "./errors.ts";

it("has a sentence for each refusal, and none for others", () => {
  expect(Object.keys(ERROR_WORDS).toSorted()).toEqual(Object.keys(ERROR_STATUSES).toSorted());
  for (const words of Object.values(ERROR_WORDS)) expect(words).toMatch(/^[A-Z]/);
});
