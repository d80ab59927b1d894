import { type App, act, type UserActor } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Identity } from "../platform/http/api.ts";
import type { Limits } from "../platform/limits.ts";
import { findPasswordHash } from "./access.ts";
import { countCode, lockedWithUser, wrongAnswer } from "./answer-factor.ts";
import { passkeyOptions, waysOf } from "./begin-sign-in.ts";
import { checkFactor, type FactorAnswer, type FactorDependencies } from "./check-factor.ts";
import { consumePhoneCode } from "./consume-phone-code.ts";
import { countWrongAnswer, createChallenge, dropChallenge } from "./factor-challenges.ts";
import { hasFactor, listFactors } from "./factors.ts";
import type { PasswordWork } from "./password-work.ts";
import { provePassword } from "./present-password.ts";
import { findUser, lockUser } from "./queries.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { FRESH_PROOF_MS } from "./session-limits.ts";
import { markProved } from "./sessions.ts";

/** The dependencies of giving fresh proof. */
export interface ProofDependencies extends FactorDependencies {
  readonly app: App;
  readonly limits: Limits;
  readonly passwords: PasswordWork;
  readonly codes: { readonly secret: string };
}

/**
 * Tells how a session can give fresh proof that it is its owner's.
 * @throws Refusal login_old for an account that has neither a second factor nor a password
 */
export async function startProof(
  { app, passkeys }: ProofDependencies,
  actor: UserActor,
  { userId }: Pick<Identity, "userId">,
) {
  const { challenge, nonce, own, codes } = await act(app, actor, async ({ tx, at, record }) => {
    record({ what: "session.proof_asked", subject: userId });
    const minted = await createChallenge(tx, { purpose: "proof", userId }, at);
    const codes = await countRecoveryCodes(tx, userId);
    return { ...minted, own: await listFactors(tx, userId), codes };
  });
  if (own.length > 0) {
    const passkey = await passkeyOptions(passkeys, own, nonce);
    return { challenge, ways: waysOf(own, codes), passkey };
  }
  if ((await findPasswordHash(app.database.db, userId)) === null) throw new Refusal("login_old");
  return { challenge, ways: ["password" as const], passkey: null };
}

/**
 * Accepts fresh proof for a session: the second factor, or, for an account without a second factor,
 * the password or a code that was sent to the account's proved phone number.
 * @returns the time until which the proof counts
 * @throws Refusal factor_wrong, challenge_dead, password_wrong, otp_wrong, rate_limited,
 *   unavailable
 */
export async function proveSession(
  dependencies: ProofDependencies,
  actor: UserActor,
  { userId, token }: Pick<Identity, "userId" | "token">,
  sent: FactorAnswer & {
    challenge?: string | undefined;
    password?: string | undefined;
    otp?: string | undefined;
  },
  address: string,
): Promise<Date> {
  const { app, limits, passwords } = dependencies;
  const { db } = app.database;
  const { password, otp, challenge, ...answer } = sent;
  if (otp !== undefined) await provePhoneCode(dependencies, userId, otp);
  const forgetTries =
    password === undefined
      ? await countCode(limits, { userId, address }, answer)
      : await provePassword({ limits, passwords, db }, userId, { field: "password", password });
  const outcome = await act(app, actor, async (act) => {
    const { tx, at, record } = act;
    await lockUser(tx, userId);
    if (password !== undefined || otp !== undefined) {
      // For an account with a second factor, a password or a phone code alone is no fresh proof.
      if (await hasFactor(tx, userId)) throw new Refusal("factor_wrong");
      await markProved(tx, token, { hasSecondFactor: false }, at);
    } else {
      const row = challenge ? await lockedWithUser(act, "proof", { challenge, userId }) : null;
      if (challenge && !row) return "dead";
      const factorAnswer = { nonce: row?.nonce ?? null, answer };
      if (!(await checkFactor(dependencies, act, userId, factorAnswer))) {
        record({ what: "session.proof_failed", subject: userId });
        return { triesLeft: row ? await countWrongAnswer(tx, row) : null };
      }
      if (row) await dropChallenge(tx, row);
      await markProved(tx, token, { hasSecondFactor: true }, at);
    }
    record({ what: "session.proved", subject: userId });
    return new Date(at.getTime() + FRESH_PROOF_MS);
  });
  if (outcome === "dead") throw new Refusal("challenge_dead");
  if ("triesLeft" in outcome) throw wrongAnswer(answer, outcome.triesLeft);
  await forgetTries();
  return outcome;
}

/** Returns the phone number of an account, if its owner has proved it; null otherwise. */
async function provedPhone(db: Db, userId: string): Promise<string | null> {
  const user = await findUser(db, userId);
  return user?.phoneVerified ? user.phone : null;
}

/** Checks a one-time code to the account's proved phone number. @throws Refusal otp_wrong */
async function provePhoneCode(
  { app, codes }: ProofDependencies,
  userId: string,
  code: string,
): Promise<void> {
  const phone = await provedPhone(app.database.db, userId);
  if (phone === null) throw new Refusal("otp_wrong");
  const codeProof = { purpose: "change-phone", phone, asker: userId, code } as const;
  await consumePhoneCode(app, codes.secret, codeProof);
}
