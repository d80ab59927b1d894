import type { RemovedContact } from "@suvarna/contract/identity/schemas";
import { baseOf } from "@suvarna/words/languages";
import { eq } from "drizzle-orm";
import { type Actor, type App, act, VISITOR } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { jobKind } from "../platform/job-kind.ts";
import type { Jobs } from "../platform/jobs.ts";
import { type Delay, isAllowed, type Limits, networkOf } from "../platform/limits.ts";
import { removeOtherWays, removeUnprovedContacts, setPassword } from "./access.ts";
import { refuseCommonPassword } from "./common-passwords.ts";
import type { LoginTry } from "./count-tries.ts";
import { hasFactor } from "./factors.ts";
import { type LetterDependencies, sendChangeLetter } from "./letters.ts";
import { consumeLink, createMailedLink, dropLinks, findLinkUser } from "./mailed-links.ts";
import type { PasswordWork } from "./password-work.ts";
import type { Profiles } from "./profiles.ts";
import { findUser, type UserRow } from "./queries.ts";
import { users } from "./tables.ts";

const MINUTES = 30;
/** How often a network may ask for a recovery link before each further request has to wait. */
const SENDER: Delay = { name: "recovery by a network", free: 10, seconds: 60 * 60, waits: [30] };
/**
 * The limit on recovery letters per e-mail address, so that strangers can't flood it. Above the
 * limit no letter is sent, and the reply does not say so. A link is valid for longer than the wait,
 * so the owner always has a valid link.
 */
const RECEIVER: Delay = {
  name: "recovery of an account",
  free: 5,
  seconds: 60 * 60,
  waits: [(MINUTES * 60) / 2],
};
/**
 * The account's own browsers are counted separately, so that strangers can't use up the owner's
 * letters.
 */
const KNOWN_DEVICE: Delay = { ...RECEIVER, name: "recovery from an account's device" };

interface RecoveryRequest {
  /** The id of the user who gets the letter; a random id when the e-mail address has no account. */
  readonly userId: string;
  readonly requestId: string;
  /** The keys of the person who asks, by which the letter counts towards the caps. */
  readonly senders: readonly string[];
}

/**
 * The job that writes the recovery letter. A job does this so that the call takes the same time for
 * every address.
 */
export const RECOVER = jobKind<RecoveryRequest>("recover-password");

/**
 * Asks for a link to choose a new password. The call makes one look-up and one job, whether or not
 * the e-mail address has an account. Without an account, the job does nothing.
 * @throws Refusal rate_limited, for 30 seconds at most
 */
export async function askRecovery(
  {
    app,
    jobs,
    limits,
    sendersOf,
  }: { app: App; jobs: Jobs; limits: Limits } & Pick<LetterDependencies, "sendersOf">,
  actor: Actor,
  { email, address, deviceId }: LoginTry,
): Promise<void> {
  if (deviceId === null) await limits.delay(SENDER, networkOf(address));
  const counted =
    deviceId === null
      ? limits.delay(RECEIVER, email)
      : limits.delay(KNOWN_DEVICE, `${email} ${deviceId}`);
  if (!(await isAllowed(counted))) return;
  const senders = sendersOf(actor);
  await act(app, actor, async ({ tx }) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    await jobs.enqueue(tx, RECOVER, { userId: user?.id ?? newId(), requestId: newId(), senders });
  });
}

/** Mails the requested recovery link, if the address has an account. */
export async function mailRecovery(
  { app, sendLetter, publicUrl }: LetterDependencies & { app: App },
  { userId, requestId, senders }: RecoveryRequest,
): Promise<void> {
  await act(app, { kind: "job", name: RECOVER.name }, async ({ tx, at: now }) => {
    const user = await findUser(tx, userId);
    if (!user || (await isOpenedByLetter(tx, user))) return;
    const { email, language } = user;
    const expiresAt = new Date(now.getTime() + MINUTES * 60_000);
    const token = await createMailedLink(tx, { userId, email, purpose: "reset", expiresAt }, now);
    const address = `${publicUrl}${baseOf(language)}/reset-password#${token}`;
    await sendLetter(tx, {
      kind: "password-reset",
      key: `password-reset:${requestId}`,
      email,
      language,
      expiresAt,
      senders,
      about: { address, minutes: MINUTES },
    });
  });
}

/**
 * Whether a recovery letter alone would give access to an account of staff: without a second
 * factor, the new password would open a session that may add the first factor.
 */
async function isOpenedByLetter(tx: Tx, { id, role }: UserRow): Promise<boolean> {
  return role === "staff" && !(await hasFactor(tx, id));
}

/**
 * Gives the account to the person who has read the letter, who owns the e-mail address. The changes
 * that a thief of a session may have begun are cancelled. If the address was not confirmed before,
 * a stranger may have opened the account to wait for the owner, so all contacts and ways to sign in
 * that the stranger could have entered are removed (docs/decisions/0042).
 * @returns the contacts that were removed
 */
async function leaveToOwner(
  profiles: Profiles,
  tx: Tx,
  user: UserRow,
  now: Date,
): Promise<RemovedContact[]> {
  const { id, emailVerified } = user;
  const removed = emailVerified ? [] : await removeUnprovedContacts(profiles, tx, user, now);
  if (!emailVerified) await removeOtherWays(tx, id);
  const proved = { emailVerified: true, pendingEmail: null, pendingPhone: null, updatedAt: now };
  await tx.update(users).set(proved).where(eq(users.id, id));
  return removed;
}

/**
 * Sets a new password by a mailed link, which works once. Every session ends, and the e-mail
 * address counts as proved.
 * @returns the contacts that were removed from the account because its e-mail address had never
 *   been confirmed
 * @throws Refusal bad_request, link_dead, unavailable
 */
export async function resetPassword(
  dependencies: LetterDependencies & { app: App; passwords: PasswordWork; profiles: Profiles },
  { token, password }: { token: string; password: string },
): Promise<RemovedContact[]> {
  const { app, passwords } = dependencies;
  // A link that does not exist is refused before the password is hashed, because hashing is
  // expensive.
  const userId = await findLinkUser(app.database.db, "reset", token, app.clock());
  if (userId === null) throw new Refusal("link_dead");
  const hash = await passwords.hash(password);
  return act(app, VISITOR, async ({ tx, at: now, record }) => {
    const consumed = await consumeLink(tx, "reset", token, now);
    // A link to an e-mail address that the user has replaced since is refused, because the old
    // address may be a stranger's.
    if (!consumed || consumed.user.email !== consumed.link.email) throw new Refusal("link_dead");
    const { link, user } = consumed;
    if (await isOpenedByLetter(tx, user)) throw new Refusal("link_dead");
    // When the password is refused, the link stays valid.
    await refuseCommonPassword(password, user);
    const { id, email, language } = user;
    await setPassword(tx, id, hash, now);
    await dropLinks(tx, id, "reset");
    await dropLinks(tx, id, "verify");
    const removed = await leaveToOwner(dependencies.profiles, tx, user, now);
    record({ what: "account.password_reset", subject: id, after: { removed } });
    const key = `reset:${link.key}`;
    // The person who opens the link has read a letter to this address, so the address is confirmed.
    const change = { email, language, isProved: true, what: "password", removed, key } as const;
    await sendChangeLetter(dependencies, tx, change);
    return removed;
  });
}
