import { type Act, type App, act, VISITOR } from "../platform/act.ts";
import { Refusal } from "../platform/errors.ts";
import { type Limits, networkOf } from "../platform/limits.ts";
import { checkFactor, type FactorAnswer, type FactorDependencies } from "./check-factor.ts";
import {
  type ChallengeRow,
  countWrongAnswer,
  createChallenge,
  dropChallenge,
  findChallenge,
  lockChallenge,
} from "./factor-challenges.ts";
import { findPasskey } from "./factors.ts";
import type { LoginOrigin } from "./login-origin.ts";
import { type OpenedSession, openSession } from "./open-session.ts";
import { findUser, lockUser } from "./queries.ts";
import type { SessionConfig } from "./settings.ts";

/**
 * The limits on wrong codes of an authenticator app for each account. Only a person who has the
 * account's password can try a code, so a stranger can't use up the owner's tries. Passkeys and
 * recovery codes can't be guessed and are not counted.
 */
const CODES_HERE = { name: "codes of an account from a network", times: 10, seconds: 15 * 60 };
const CODES = { name: "codes of an account", times: 50, seconds: 24 * 3600 };

/**
 * Counts a try of an authenticator code against the limits of the account.
 * @returns a function that deletes the counted tries, for a code that was right
 * @throws Refusal rate_limited
 */
export async function countCode(
  limits: Limits,
  { userId, address }: { userId: string; address: string },
  { code }: FactorAnswer,
): Promise<() => Promise<void>> {
  if (!code) return async () => {};
  const here = `${userId} ${networkOf(address)}`;
  await limits.consume(CODES_HERE, here);
  await limits.consume(CODES, userId);
  return async () => {
    await Promise.all([limits.forget(CODES_HERE, here), limits.forget(CODES, userId)]);
  };
}

/** The device and the network that send the answer to a challenge, with the whole address. */
interface Sender extends LoginOrigin {
  readonly address: string;
}

/**
 * Completes a login by a second factor. A challenge can be answered once, and five wrong answers
 * end it.
 * @throws Refusal factor_wrong, challenge_dead, rate_limited
 */
export async function answerFactor(
  dependencies: FactorDependencies & { app: App; limits: Limits; sessions: SessionConfig },
  answer: FactorAnswer & { challenge: string },
  { address, ...origin }: Sender,
): Promise<OpenedSession> {
  const { app, limits, sessions } = dependencies;
  const challenge = await findChallenge(app.database.db, "login", answer.challenge, app.clock());
  const userId = challenge?.userId;
  if (!userId) throw new Refusal("challenge_dead");
  const forgetTries = await countCode(limits, { userId, address }, answer);
  const outcome = await act(app, VISITOR, async (act) => {
    const row = await lockedWithUser(act, "login", { challenge: answer.challenge, userId });
    if (!row) return "dead";
    const right = await checkFactor(dependencies, act, userId, { nonce: row.nonce, answer });
    if (!right) {
      await recordRefusal(act, userId, origin);
      return { triesLeft: await countWrongAnswer(act.tx, row) };
    }
    await dropChallenge(act.tx, row);
    return openSession(act, sessions, userId, { ...origin, hasSecondFactor: true });
  });
  if (outcome === "dead") throw new Refusal("challenge_dead");
  if ("triesLeft" in outcome) throw wrongAnswer(answer, outcome.triesLeft);
  await forgetTries();
  return outcome;
}

/**
 * Records a wrong second factor of a login as a member of staff. The actor of the line is a
 * visitor, because nobody has proved to be the member of staff.
 */
async function recordRefusal(
  { tx, record }: Act,
  userId: string,
  { network }: LoginOrigin,
): Promise<void> {
  if ((await findUser(tx, userId))?.role !== "staff") return;
  record({
    what: "account.login_failed",
    subject: userId,
    by: VISITOR,
    network: network ?? undefined,
  });
}

/** Begins a login by a passkey without a password. */
export function startPasskeyLogin(app: App) {
  return act(app, VISITOR, ({ tx, at }) =>
    createChallenge(tx, { purpose: "passkey_login", userId: null }, at),
  );
}

/**
 * Opens a session by a passkey without a password. A passkey is two factors in one: the device, and
 * the fingerprint, face or PIN that the device asks for.
 * @throws Refusal factor_wrong, challenge_dead
 */
export async function logInByPasskey(
  dependencies: FactorDependencies & { app: App; sessions: SessionConfig },
  { challenge, passkey }: { challenge: string; passkey: { readonly id: string } },
  origin: LoginOrigin,
): Promise<OpenedSession> {
  const { app, sessions } = dependencies;
  const storedPasskey = await findPasskey(app.database.db, passkey.id);
  const outcome = await act(app, VISITOR, async (act) => {
    if (storedPasskey) await lockUser(act.tx, storedPasskey.userId);
    const row = await lockChallenge(act.tx, "passkey_login", challenge, act.at);
    if (!row) return "dead";
    const factorAnswer = { nonce: row.nonce, answer: { passkey } };
    if (
      !storedPasskey ||
      !(await checkFactor(dependencies, act, storedPasskey.userId, factorAnswer))
    ) {
      if (storedPasskey) await recordRefusal(act, storedPasskey.userId, origin);
      await countWrongAnswer(act.tx, row);
      return "wrong";
    }
    await dropChallenge(act.tx, row);
    return openSession(act, sessions, storedPasskey.userId, { ...origin, hasSecondFactor: true });
  });
  if (outcome === "dead") throw new Refusal("challenge_dead");
  if (outcome === "wrong") throw new Refusal("factor_wrong");
  return outcome;
}

/**
 * Locks an account's row and then its challenge. All changes of an account lock in this order, so
 * that they can't deadlock.
 */
export async function lockedWithUser(
  { tx, at }: Act,
  purpose: ChallengeRow["purpose"],
  { challenge, userId }: { challenge: string; userId: string },
): Promise<ChallengeRow | null> {
  await lockUser(tx, userId);
  const row = await lockChallenge(tx, purpose, challenge, at);
  return row?.userId === userId ? row : null;
}

/**
 * Returns the refusal of a wrong answer, with a message at the form field in which the answer was
 * typed.
 * @param triesLeft how many further answers the challenge accepts; null when none was given out
 */
export function wrongAnswer(
  { code, recoveryCode }: FactorAnswer,
  triesLeft: number | null,
): Refusal {
  const extra = triesLeft === null ? {} : { triesLeft };
  if (code) {
    const message = "This code is not right, or was used already. Please wait for the next one.";
    return new Refusal("factor_wrong", { message, fields: { code: message }, extra });
  }
  if (recoveryCode) {
    const message = "This is no recovery code of yours, or it was used already.";
    return new Refusal("factor_wrong", { message, fields: { recoveryCode: message }, extra });
  }
  return new Refusal("factor_wrong", { extra });
}
