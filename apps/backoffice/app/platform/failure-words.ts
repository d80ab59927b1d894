import { ApiError } from "@suvarna/contract/client";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import { hasCode, hasShopFailed, sentenceOf } from "./api.ts";

/**
 * The codes of errors that do not say whether the change is stored. `unavailable` is none of them:
 * with it the server refuses before it changes anything.
 */
const OPEN_CODES: readonly ApiError["code"][] = [
  "internal",
  "outcome_unknown",
  "no_answer",
  "unreadable",
  "undeclared",
];

/**
 * Whether a change of the user may be stored in spite of its error. A change is certainly not
 * stored when the user gave it up at the question for a fresh proof, or when the server refused it
 * with a code of its own, such as `unavailable`, although the status of that code is 503.
 */
export function mayBeDone(error: unknown): boolean {
  if (error instanceof ProofLeft) return false;
  if (error instanceof ApiError && !OPEN_CODES.includes(error.code)) return false;
  return hasShopFailed(error);
}

/** Whether the sentence of the error says itself that one should look before the next try. */
function asksToLook(error: unknown): boolean {
  return hasCode(error, "outcome_unknown");
}

/**
 * The title and the text of a toast about a change that has failed or whose answer was lost.
 * @param refused the title when the change is certainly not stored, such as "Nothing was decided"
 */
export function failureWords(error: unknown, refused: string): [title: string, text: string] {
  const sentence = sentenceOf(error);
  if (mayBeDone(error)) {
    const text = asksToLook(error) ? sentence : `Look before you try again. ${sentence}`;
    return ["No answer came: perhaps it is done", text];
  }
  return [hasCode(error, "approval_outdated") ? "The request is out of date" : refused, sentence];
}

/** The sentence of a dialog about a change that has failed or whose answer was lost. */
export function failureSentence(error: unknown): string {
  const sentence = sentenceOf(error);
  return mayBeDone(error) && !asksToLook(error)
    ? `No answer came, so perhaps it is done: look before you try again. ${sentence}`
    : sentence;
}
