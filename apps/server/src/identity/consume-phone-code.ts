import { and, eq, gt } from "drizzle-orm";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { type Asker, codeKeys, codeOf, newNonce, sameCode } from "./phone-code.ts";
import { phoneCodes } from "./phone-code-tables.ts";

/** The result of checking a one-time code. A dead code has expired or has no tries left. */
type Outcome = "right" | "wrong" | "dead";

const WHAT_TO_DO = {
  wrong: "This is not the code that we sent.",
  dead: "This code can't be used any more. Please ask for a new one.",
} as const;

/**
 * Uses up a one-time code, in an act of its own, so that a wrong try stays counted even when the
 * caller fails afterwards. A code is accepted once. Five wrong tries end it for the asker who made
 * them.
 * @throws Refusal otp_wrong, with the same message for every cause; the message of its field says
 *   what the user can do
 */
export async function consumePhoneCode(
  app: App,
  secret: string,
  entered: Asker & { code: string },
): Promise<void> {
  const outcome = await act(app, VISITOR, ({ tx, at }) => tryCode(tx, secret, entered, at));
  if (outcome !== "right") throw new Refusal("otp_wrong", { fields: { otp: WHAT_TO_DO[outcome] } });
}

async function tryCode(
  tx: Tx,
  secret: string,
  { purpose, phone, asker, code }: Asker & { code: string },
  now: Date,
): Promise<Outcome> {
  const { number, key } = codeKeys(secret, { purpose, phone, asker });
  const own = eq(phoneCodes.key, key);
  const ofNumber = eq(phoneCodes.number, number);
  // All rows of the phone number are locked, always in the same order, so that a right code is
  // accepted only once, whoever types it.
  const rows = await tx
    .select()
    .from(phoneCodes)
    .where(and(ofNumber, gt(phoneCodes.expiresAt, now)))
    .orderBy(phoneCodes.key)
    .for("update");
  const current = rows.find((row) => row.key === key);
  // A check without a stored code does the same work, so that its duration does not reveal whether
  // a code was sent.
  const right = sameCode(code, codeOf(secret, purpose, phone, current?.nonce ?? newNonce()));
  if (!current || current.triesLeft === 0) return "dead";
  if (right) {
    await tx.delete(phoneCodes).where(ofNumber);
    return "right";
  }
  const triesLeft = current.triesLeft - 1;
  await tx.update(phoneCodes).set({ triesLeft }).where(own);
  return triesLeft === 0 ? "dead" : "wrong";
}
