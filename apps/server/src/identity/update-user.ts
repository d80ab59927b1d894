import type { LanguageCode } from "@suvarna/words/languages";
import { eq } from "drizzle-orm";
import { act, type UserActor } from "../platform/act.ts";
import { type AuditedFields, PERSONAL } from "../platform/audit.ts";
import { Refusal } from "../platform/errors.ts";
import type { Identity } from "../platform/http/api.ts";
import { newId } from "../platform/ids.ts";
import { consumePhoneCode } from "./consume-phone-code.ts";
import { type LetterDependencies, sendChangeLetter } from "./letters.ts";
import { type OwnerDependencies, proveOwner } from "./prove-owner.ts";
import { findUser, lockedUser, type UserRow } from "./queries.ts";
import { refuseDuplicates } from "./refuse-duplicates.ts";
import { users } from "./tables.ts";
import { mailVerification } from "./verification.ts";

/**
 * The limit on new e-mail addresses per user, because each address gets a letter, and because the
 * answer tells whether another account has the address.
 */
const LETTERS = { name: "new e-mail of an account", times: 5, seconds: 60 * 60 };

/** The changes of a user's data; fields that are left out stay as they are. */
export interface UserChanges {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The phone number in E.164. */
  readonly phone?: string | undefined;
  readonly location?: string | undefined;
  /** The language in which the shop writes to the user. */
  readonly language?: LanguageCode | undefined;
}

/**
 * Changes the data of a user. A new e-mail address or phone number must be proved. Where the
 * present one is proved, the new one waits until then, so that a typing error locks nobody out;
 * where it is not, the new one replaces it at once. Both can log in, so the caller must prove to be
 * the owner. Whether another account has the new value is told only to the person who proves it.
 * @throws Refusal email_taken, rate_limited, and as `proveOwner`; fresh_proof_needed for staff, for
 *   whom a password is not enough
 */
export async function updateUser(
  dependencies: LetterDependencies & OwnerDependencies,
  actor: UserActor,
  { userId, token, role, hasFreshProof }: Identity,
  { password, ...changes }: UserChanges & { password?: string | undefined },
): Promise<void> {
  const { app } = dependencies;
  const before = await findUser(app.database.db, userId);
  if (!before) throw new Refusal("unauthenticated");
  if (role === "staff" && !hasFreshProof) throw new Refusal("fresh_proof_needed");
  if (namesNewContact(before, changes)) await proveOwner(dependencies, { userId, token }, password);
  await refuseDuplicates(() =>
    act(app, actor, async ({ tx, at: now, record }) => {
      const user = await lockedUser(tx, userId);
      if (!user) throw new Refusal("unauthenticated");
      const { name = user.name, location = user.location, email, phone } = changes;
      const { language = user.language } = changes;
      const contact = {
        ...(email === undefined ? {} : movedEmail(user, email)),
        ...(phone === undefined ? {} : movedPhone(user, phone)),
      };
      const writes = email !== undefined && email !== user.email && email !== user.pendingEmail;
      if (writes) await dependencies.limits.consume(LETTERS, userId);
      const change = { name, location, language, ...contact, updatedAt: now };
      await tx.update(users).set(change).where(eq(users.id, userId));
      record({ what: "account.changed", subject: userId, after: changedFields(changes) });
      if (writes)
        await mailVerification(dependencies, tx, { id: userId, email, language, actor }, now);
    }),
  );
}

/** Returns the names of the changed fields, without their values. */
function changedFields(changes: UserChanges): AuditedFields {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(changed.map(([field]) => [field, PERSONAL]));
}

function namesNewContact(
  { email, pendingEmail, phone, pendingPhone }: UserRow,
  changes: UserChanges,
): boolean {
  const isNew = (named: string | undefined, ...known: (string | null)[]) =>
    named !== undefined && !known.includes(named);
  return isNew(changes.email, email, pendingEmail) || isNew(changes.phone, phone, pendingPhone);
}

function movedEmail(user: UserRow, email: string) {
  // Entering the present e-mail address again cancels the change that waits.
  if (email === user.email) return { pendingEmail: null };
  return user.emailVerified ? { pendingEmail: email } : { email, pendingEmail: null };
}

function movedPhone(user: UserRow, phone: string) {
  if (phone === user.phone) return { pendingPhone: null };
  return user.phoneVerified ? { pendingPhone: phone } : { phone, pendingPhone: null };
}

/**
 * Gives an account a proved phone number, by the code that was sent to it. Codes to this number can
 * then log in, so a letter reports a changed number to the user. For a number that is neither the
 * account's present nor its waiting one, the caller must prove to be the owner.
 * @throws Refusal otp_wrong, phone_taken, password_needed, login_old; fresh_proof_needed for staff
 */
export async function provePhone(
  dependencies: LetterDependencies & OwnerDependencies & { codes: { secret: string } },
  actor: UserActor,
  { userId, token, role, hasFreshProof }: Identity,
  { phone, code }: { phone: string; code: string },
): Promise<void> {
  const { app } = dependencies;
  const { db } = app.database;
  const before = await findUser(db, userId);
  if (!before) throw new Refusal("unauthenticated");
  if (role === "staff" && !hasFreshProof) throw new Refusal("fresh_proof_needed");
  if (namesNewContact(before, { phone })) {
    await proveOwner(dependencies, { userId, token }, undefined);
  }
  await consumePhoneCode(app, dependencies.codes.secret, {
    purpose: "change-phone",
    phone,
    asker: userId,
    code,
  });
  await refuseDuplicates(() =>
    act(app, actor, async ({ tx, at, record }) => {
      const user = await lockedUser(tx, userId);
      if (!user) throw new Refusal("unauthenticated");
      const proved = { phone, phoneVerified: true, pendingPhone: null, updatedAt: at };
      record({ what: "account.phone_proved", subject: userId });
      await tx.update(users).set(proved).where(eq(users.id, userId));
      if (user.phone === phone) return;
      const { email, language, emailVerified: isProved } = user;
      await sendChangeLetter(dependencies, tx, {
        email,
        language,
        isProved,
        what: "phone",
        key: `phone:${newId()}`,
      });
    }),
  );
}
