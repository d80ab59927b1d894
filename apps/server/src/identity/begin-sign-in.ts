import type { FactorNeeded, FactorWay } from "@suvarna/contract/identity/factor-schemas";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { createChallenge, type NewChallenge } from "./factor-challenges.ts";
import { type FactorRow, hasFactor, listFactors } from "./factors.ts";
import type { LoginOrigin } from "./login-origin.ts";
import { type OpenedSession, openSession } from "./open-session.ts";
import type { Passkeys } from "./passkeys.ts";
import { findUser } from "./queries.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import type { SessionConfig } from "./settings.ts";

/** A login that waits for the account's second factor. */
export interface WaitingSignIn extends NewChallenge {
  readonly userId: string;
}

/**
 * Begins a session for a user who has given a first proof, such as a password. The session opens at
 * once, or waits for the account's second factor.
 * @param by what the user has proved; staff must log in by their password
 * @throws Refusal other_method for staff who did not log in by their password
 */
export async function beginSignIn(
  act: Act,
  sessions: SessionConfig,
  userId: string,
  { by, origin }: { by: "password" | "other"; origin: LoginOrigin },
): Promise<OpenedSession | WaitingSignIn> {
  const user = await findUser(act.tx, userId);
  if (user?.role === "staff" && by !== "password") throw new Refusal("other_method");
  if (!(await hasFactor(act.tx, userId))) return openSession(act, sessions, userId, origin);
  const waiting = await createChallenge(act.tx, { purpose: "login", userId }, act.at);
  return { ...waiting, userId };
}

/** Builds the reply to a login that waits for its second factor. */
export async function factorNeeded(
  { db, passkeys }: { db: Db; passkeys: Passkeys },
  { userId, challenge, nonce }: WaitingSignIn,
): Promise<FactorNeeded> {
  const own = await listFactors(db, userId);
  const ways = waysOf(own, await countRecoveryCodes(db, userId));
  const passkey = await passkeyOptions(passkeys, own, nonce);
  return { factorNeeded: true, challenge, factors: ways, passkey };
}

/** Returns the ways in which a user can answer a challenge. */
export function waysOf(own: readonly FactorRow[], recoveryCodes: number): FactorWay[] {
  const kinds = new Set<FactorWay>(own.map(({ kind }) => kind));
  if (recoveryCodes > 0) kinds.add("recovery");
  return [...kinds];
}

/** Returns the WebAuthn options for the user's passkeys; null when the user has no passkey. */
export async function passkeyOptions(
  passkeys: Passkeys,
  own: readonly FactorRow[],
  nonce: string,
): Promise<FactorNeeded["passkey"]> {
  const ownPasskeys = own.filter(({ kind }) => kind === "passkey");
  return ownPasskeys.length > 0 ? { ...(await passkeys.requestOptions(nonce, ownPasskeys)) } : null;
}
