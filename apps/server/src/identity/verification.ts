import { baseOf, type LanguageCode } from "@suvarna/words/languages";
import { eq } from "drizzle-orm";
import { type Act, type Actor, type App, act, type UserActor, VISITOR } from "../platform/act.ts";
import type { Tx } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Identity } from "../platform/http/api.ts";
import { newId } from "../platform/ids.ts";
import type { Limits } from "../platform/limits.ts";
import { givenEmail } from "./counter-shoppers.ts";
import { type LetterDependencies, sendChangeLetter } from "./letters.ts";
import { consumeLink, createMailedLink, dropLinks, findLinkUser } from "./mailed-links.ts";
import { provePassword } from "./present-password.ts";
import { type OwnerDependencies, passwordNeeded } from "./prove-owner.ts";
import { findUser } from "./queries.ts";
import { refuseDuplicates } from "./refuse-duplicates.ts";
import { users } from "./tables.ts";

const HOURS = 24;
const RESENT = { name: "verification of an account", times: 5, seconds: 60 * 60 };

/**
 * Mails a link that proves an e-mail address: the account's present address, or its new one. The
 * address may be a stranger's, so the letter contains no text that the user wrote.
 */
export async function mailVerification(
  { sendLetter, publicUrl, sendersOf }: LetterDependencies,
  tx: Tx,
  {
    id: userId,
    email,
    language,
    actor,
  }: { id: string; email: string; language: LanguageCode; actor: Actor },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + HOURS * 3_600_000);
  const token = await createMailedLink(tx, { userId, email, purpose: "verify", expiresAt }, now);
  const address = `${publicUrl}${baseOf(language)}/verify-email#${token}`;
  await sendLetter(tx, {
    kind: "verify-email",
    key: `verify-email:${newId()}`,
    email,
    language,
    expiresAt,
    senders: sendersOf(actor),
    about: { address, hours: HOURS },
  });
}

/**
 * Mails the link again to the address that waits to be proved, if there is one.
 * @throws Refusal rate_limited
 */
export async function resendVerification(
  dependencies: LetterDependencies & { app: App; limits: Limits },
  actor: UserActor,
): Promise<void> {
  const { userId } = actor;
  await dependencies.limits.consume(RESENT, userId);
  await act(dependencies.app, actor, async ({ tx, at: now }) => {
    const user = await findUser(tx, userId);
    if (!user || (user.emailVerified && user.pendingEmail === null)) return;
    const email = user.pendingEmail ?? givenEmail(user);
    if (email === null) return;
    await mailVerification(
      dependencies,
      tx,
      { id: userId, email, language: user.language, actor },
      now,
    );
  });
}

/**
 * Proves the e-mail address to which a link was mailed. The link works once. A new address of the
 * account replaces the old address now, and a letter to the old address reports the change. The
 * link alone is not enough: a stranger may have opened the account with another person's address,
 * and that person would confirm the stranger's password by opening the letter. So the caller also
 * needs the account's session or its password. An owner of the address who has neither chooses a
 * new password (docs/decisions/0070).
 * @throws Refusal link_dead, email_taken, password_needed, password_wrong, rate_limited,
 *   unavailable
 */
export async function verifyEmail(
  dependencies: LetterDependencies & OwnerDependencies,
  caller: Pick<Identity, "userId"> | null,
  { token, password }: { token: string; password?: string | undefined },
): Promise<void> {
  const { app } = dependencies;
  const { db } = app.database;
  const userId = await findLinkUser(db, "verify", token, app.clock());
  if (userId === null) throw new Refusal("link_dead");
  if (caller?.userId !== userId) {
    if (!password) throw passwordNeeded();
    const entered = { field: "password", password };
    const forgetTries = await provePassword({ ...dependencies, db }, userId, entered);
    await forgetTries();
  }
  await refuseDuplicates(() => act(app, VISITOR, (act) => verifyIn(act, dependencies, token)));
}

async function verifyIn(
  { tx, at: now, record }: Act,
  dependencies: LetterDependencies,
  token: string,
): Promise<void> {
  const consumed = await consumeLink(tx, "verify", token, now);
  if (!consumed) throw new Refusal("link_dead");
  const { link } = consumed;
  const { id, email, language, emailVerified: isProved, pendingEmail } = consumed.user;
  record({ what: "account.email_confirmed", subject: id });
  if (link.email === pendingEmail) {
    const moved = { email: link.email, emailVerified: true, pendingEmail: null, updatedAt: now };
    await tx.update(users).set(moved).where(eq(users.id, id));
    // The mailed links by which a new password could be chosen from the old address stop working.
    await dropLinks(tx, id, "reset");
    // The letter is written last, because it locks the shop's counter of letters until the
    // transaction ends.
    await sendChangeLetter(dependencies, tx, {
      email,
      language,
      isProved,
      what: "email",
      key: `moved:${link.key}`,
    });
  } else if (link.email === email) {
    await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, id));
  } else throw new Refusal("link_dead");
}
