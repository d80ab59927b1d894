import type { Factor } from "@suvarna/contract/identity/factor-schemas";
import { and, eq, ne } from "drizzle-orm";
import { type Act, act, type UserActor } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Identity } from "../platform/http/api.ts";
import { isId } from "../platform/ids.ts";
import { uniqueViolation } from "../platform/unique-violation.ts";
import { lockedWithUser } from "./answer-factor.ts";
import type { FactorDependencies } from "./check-factor.ts";
import {
  type ChallengeRow,
  countWrongAnswer,
  createChallenge,
  dropChallenge,
} from "./factor-challenges.ts";
import { sendFactorLetter } from "./factor-letters.ts";
import { type FactorRow, hasFactor, isOwn, listFactors, sealedFor } from "./factors.ts";
import { lockedUser, lockUser, type UserRow } from "./queries.ts";
import { countRecoveryCodes, dropRecoveryCodes, replaceRecoveryCodes } from "./recovery-codes.ts";
import { hashToken, markProved } from "./sessions.ts";
import { factors, sessions } from "./tables.ts";
import { newTotpSecret, stepOfCode, totpUri } from "./totp.ts";
import type { WaysToSignIn } from "./ways-to-sign-in.ts";

type Dependencies = FactorDependencies & Pick<WaysToSignIn, "app" | "shopName">;
type Caller = Pick<Identity, "userId" | "token">;

const MOST_FACTORS = 10;

/** A new second factor. Recovery codes are created only with the first factor of a user. */
export interface AddedFactor {
  readonly factor: Factor;
  readonly recoveryCodes: string[];
}

/** Describes the second factors of a user for that user. */
export async function describeFactors({ app }: Dependencies, { userId, role }: Identity) {
  const { db } = app.database;
  return {
    factors: (await listFactors(db, userId)).map(serializeFactor),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    obligatory: role === "staff",
  };
}

/**
 * Begins to add an authenticator app.
 * @throws Refusal factors_full, email_unconfirmed
 */
export async function startTotp({ app, vault, shopName }: Dependencies, actor: UserActor) {
  const secret = newTotpSecret();
  return act(app, actor, async ({ tx, at, record }) => {
    const user = await userWithRoom(tx, actor.userId);
    record({ what: "account.factor_begun", subject: user.id, after: { kind: "totp" } });
    const sealed = vault.seal(secret, sealedFor(user.id));
    const newChallenge = { purpose: "add_totp", userId: user.id, secret: sealed } as const;
    const { challenge } = await createChallenge(tx, newChallenge, at);
    const uri = totpUri(secret, { issuer: await shopName(tx), label: user.email });
    return { challenge, secret, uri };
  });
}

/**
 * Adds an authenticator app after a code has shown that the app has the secret.
 * @throws Refusal factor_wrong, challenge_dead, factors_full, email_unconfirmed
 */
export async function addTotp(
  dependencies: Dependencies,
  actor: UserActor,
  caller: Caller,
  { challenge, code, name }: { challenge: string; code: string; name: string },
): Promise<AddedFactor> {
  const { app, vault } = dependencies;
  const added = await act(app, actor, async (act) => {
    const row = await lockedWithUser(act, "add_totp", { challenge, userId: caller.userId });
    if (!row?.secret) return "dead";
    const lastStep = stepOfCode(vault.open(row.secret, sealedFor(caller.userId)), code, act.at);
    if (lastStep === null) {
      await countWrongAnswer(act.tx, row);
      act.record({ what: "account.factor_refused", subject: caller.userId });
      return "wrong";
    }
    const { secret } = row;
    return insertFactor(
      dependencies,
      act,
      { caller, row },
      { kind: "totp", name, secret, lastStep },
    );
  });
  return addedOrRefused(added);
}

/**
 * Begins to add a passkey.
 * @throws Refusal factors_full, email_unconfirmed
 */
export async function startPasskey({ app, passkeys, shopName }: Dependencies, actor: UserActor) {
  const begun = await act(app, actor, async ({ tx, at, record }) => {
    const user = await userWithRoom(tx, actor.userId);
    record({ what: "account.factor_begun", subject: user.id, after: { kind: "passkey" } });
    const own = await listFactors(tx, user.id);
    const known = own.filter(({ kind }) => kind === "passkey");
    return {
      user,
      known,
      shop: await shopName(tx),
      ...(await createChallenge(tx, { purpose: "add_passkey", userId: user.id }, at)),
    };
  });
  const { challenge, ...about } = begun;
  return { challenge, passkey: { ...(await passkeys.creationOptions(about)) } };
}

/**
 * Adds a passkey.
 * @throws Refusal factor_wrong, challenge_dead, factors_full, factor_known, email_unconfirmed
 */
export async function addPasskey(
  dependencies: Dependencies,
  actor: UserActor,
  caller: Caller,
  { challenge, passkey, name }: { challenge: string; passkey: object; name: string },
): Promise<AddedFactor> {
  const { app, passkeys } = dependencies;
  const adding = act(app, actor, async (act) => {
    const row = await lockedWithUser(act, "add_passkey", { challenge, userId: caller.userId });
    if (!row) return "dead";
    const created = await passkeys.readCreated(row.nonce, passkey);
    if (!created) {
      await countWrongAnswer(act.tx, row);
      act.record({ what: "account.factor_refused", subject: caller.userId });
      return "wrong";
    }
    return insertFactor(dependencies, act, { caller, row }, { kind: "passkey", name, ...created });
  });
  return addedOrRefused(await refuseKnown(adding));
}

/** Gives a second factor another name. @throws Refusal factor_not_found */
export async function renameFactor(
  { app }: Dependencies,
  actor: UserActor,
  { id, name }: { id: string; name: string },
): Promise<Factor> {
  if (!isId(id)) throw new Refusal("factor_not_found");
  return act(app, actor, async ({ tx, record }) => {
    const own = isOwn(actor.userId, id);
    const [renamed] = await tx.update(factors).set({ name }).where(own).returning();
    if (!renamed) throw new Refusal("factor_not_found");
    record({ what: "account.factor_renamed", subject: actor.userId, after: { factor: id } });
    return serializeFactor(renamed);
  });
}

/**
 * Removes a second factor. The recovery codes are removed with the last factor.
 * @throws Refusal factor_not_found; factor_last for staff, who must have a factor
 */
export async function removeFactor(
  dependencies: Dependencies,
  actor: UserActor,
  id: string,
): Promise<void> {
  if (!isId(id)) throw new Refusal("factor_not_found");
  const { userId } = actor;
  await act(dependencies.app, actor, async (act) => {
    const { tx, record } = act;
    const user = await lockedUser(tx, userId);
    const [removed] = await tx.delete(factors).where(isOwn(userId, id)).returning();
    if (!user || !removed) throw new Refusal("factor_not_found");
    const isLast = !(await hasFactor(tx, userId));
    if (isLast && user.role === "staff") throw new Refusal("factor_last");
    if (isLast) await dropRecoveryCodes(tx, userId);
    const { kind } = removed;
    record({ what: "account.factor_removed", subject: userId, before: { factor: id, kind } });
    await sendFactorLetter(dependencies, act, userId, `${kind}_removed`);
  });
}

/**
 * Replaces the recovery codes of a user. @throws Refusal factor_not_found when the user has no
 * factor
 */
export async function renewRecoveryCodes(
  dependencies: Dependencies,
  actor: UserActor,
): Promise<string[]> {
  const { userId } = actor;
  return act(dependencies.app, actor, async (act) => {
    const { tx, at, record } = act;
    await lockUser(tx, userId);
    if (!(await hasFactor(tx, userId))) throw new Refusal("factor_not_found");
    record({ what: "account.recovery_codes_renewed", subject: userId });
    await sendFactorLetter(dependencies, act, userId, "recovery_codes_renewed");
    return replaceRecoveryCodes(tx, userId, at);
  });
}

/**
 * Locks a user to whom another factor can be added. The e-mail address of a shopper must be
 * confirmed, because a stranger who opened the account with it could otherwise lock out the owner
 * of the address for good.
 */
async function userWithRoom(tx: Tx, userId: string): Promise<UserRow> {
  const user = await lockedUser(tx, userId);
  if (!user) throw new Refusal("unauthenticated");
  if (user.role === "shopper" && !user.emailVerified) throw new Refusal("email_unconfirmed");
  const count = await tx.$count(factors, eq(factors.userId, userId));
  if (count >= MOST_FACTORS) throw new Refusal("factors_full");
  return user;
}

/**
 * Stores a factor whose challenge was answered. The caller's session counts as having passed the
 * factor. All other sessions must give fresh proof.
 */
async function insertFactor(
  dependencies: Dependencies,
  act: Act,
  { caller: { userId, token }, row }: { caller: Caller; row: ChallengeRow },
  factor: Omit<typeof factors.$inferInsert, "userId" | "createdAt">,
): Promise<AddedFactor> {
  const { tx, at, record } = act;
  await userWithRoom(tx, userId);
  const isFirst = !(await hasFactor(tx, userId));
  await dropChallenge(tx, row);
  const [stored] = await tx
    .insert(factors)
    .values({ ...factor, userId, createdAt: at })
    .returning();
  if (!stored) throw new Error("The factor was not stored");
  const others = and(eq(sessions.userId, userId), ne(sessions.token, hashToken(token)));
  await tx.update(sessions).set({ provedAt: null }).where(others);
  await markProved(tx, token, { hasSecondFactor: true }, at);
  const { id, kind } = stored;
  record({ what: "account.factor_added", subject: userId, after: { factor: id, kind } });
  await sendFactorLetter(dependencies, act, userId, `${kind}_added`);
  const recoveryCodes = isFirst ? await replaceRecoveryCodes(tx, userId, at) : [];
  return { factor: serializeFactor(stored), recoveryCodes };
}

function addedOrRefused(added: AddedFactor | "dead" | "wrong"): AddedFactor {
  if (added === "dead") throw new Refusal("challenge_dead");
  if (added === "wrong") throw new Refusal("factor_wrong");
  return added;
}

/**
 * Turns a passkey that is already stored into a refusal, because a passkey belongs to one account.
 * @throws Refusal factor_known
 */
async function refuseKnown<T>(adding: Promise<T>): Promise<T> {
  try {
    return await adding;
  } catch (error) {
    if (uniqueViolation(error) === "factors_credential") throw new Refusal("factor_known");
    throw error;
  }
}

function serializeFactor({ id, kind, name, createdAt, lastUsedAt }: FactorRow): Factor {
  return {
    _id: id,
    kind,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
