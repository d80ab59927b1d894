import type { Act } from "../platform/act.ts";
import { newId } from "../platform/ids.ts";
import { type FactorChange, type LetterDependencies, sendChangeLetter } from "./letters.ts";
import { findUser } from "./queries.ts";

/**
 * Reports a change of an account's second factors to its owner, by a letter in the same
 * transaction.
 */
export async function sendFactorLetter(
  dependencies: LetterDependencies,
  { tx }: Pick<Act, "tx">,
  userId: string,
  factor: FactorChange,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) return;
  const { email, language, emailVerified: isProved } = user;
  const key = `factor:${newId()}`;
  await sendChangeLetter(dependencies, tx, {
    email,
    language,
    isProved,
    what: "second_factor",
    factor,
    key,
  });
}
