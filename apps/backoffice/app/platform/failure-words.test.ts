import { ApiError } from "@suvarna/contract/client";
import { ERROR_WORDS } from "@suvarna/words/en/errors";
import { expect, it } from "vitest";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import { failureSentence, failureWords, mayBeDone } from "./failure-words.ts";

const FAILED = new ApiError(502, { code: "unreadable", message: "The shop did not answer." });
const REFUSED = new ApiError(409, { code: "sold_out", message: "It is sold." });

it("says of a change without an answer that it may be done", () => {
  expect(failureWords(FAILED, "Nothing was decided")).toEqual([
    "No answer came: perhaps it is done",
    "Look before you try again. The shop did not answer.",
  ]);
  expect(failureSentence(FAILED)).toMatch(/^No answer came, so perhaps it is done: look/);
});

it("asks only once to look, when the sentence of the shop asks for it already", () => {
  const message = ERROR_WORDS.outcome_unknown;
  const open = new ApiError(503, { code: "outcome_unknown", message });
  expect(failureWords(open, "Nothing was decided")).toEqual([
    "No answer came: perhaps it is done",
    message,
  ]);
  expect(failureSentence(open)).toBe(message);
  expect(message.match(/look before you try again/gi)).toHaveLength(1);
});

it("says of a refused change that nothing happened", () => {
  expect(failureWords(REFUSED, "Nothing was decided")).toEqual([
    "Nothing was decided",
    "It is sold.",
  ]);
  expect(failureSentence(REFUSED)).toBe("It is sold.");
});

it("says of a request for other figures that it is out of date", () => {
  const outdated = { code: "approval_outdated", message: "The order has changed." } as const;
  expect(failureWords(new ApiError(409, outdated), "It was not decided")).toEqual([
    "The request is out of date",
    "The order has changed.",
  ]);
});

it("knows that nothing happens without the proof that the shop asks for", () => {
  const left = new ProofLeft("Nothing was changed.");
  expect(mayBeDone(left)).toBe(false);
  expect(failureWords(left, "It was not removed")[0]).toBe("It was not removed");
});

it.each(["unavailable", "exposure_full", "online_payment_unavailable"] as const)(
  "knows that a change refused with %s is not stored, although its status is 503",
  (code) => {
    const full = new ApiError(503, { code, message: "Not now." });
    expect(mayBeDone(full)).toBe(false);
    expect(failureWords(full, "The sale was not made")[0]).toBe("The sale was not made");
  },
);

it.each(["internal", "outcome_unknown", "no_answer", "unreadable", "undeclared"] as const)(
  "says after a failure with %s that the change may be done",
  (code) => expect(mayBeDone(new ApiError(503, { code, message: "Failed." }))).toBe(true),
);
