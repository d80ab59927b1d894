import { ApiError } from "@suvarna/contract/client";

/**
 * Says how many tries a refused sign-in leaves, such as "4 tries left.".
 * @param atEnd the sentence when no try is left, such as "The next try has to wait a moment."
 * @returns an empty text for an error that tells no number
 */
export function sayTriesLeft(error: unknown, atEnd: string): string {
  const left = error instanceof ApiError ? error.body["triesLeft"] : undefined;
  if (typeof left !== "number") return "";
  if (left === 0) return atEnd;
  return left === 1 ? "1 try left." : `${left} tries left.`;
}
