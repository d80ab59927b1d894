import { eq } from "drizzle-orm";
import type { Bus } from "../platform/bus.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { Limits } from "../platform/limits.ts";
import { type LetterParts, tellOfChange } from "./letters.ts";
import { lockedUser, type UserRow } from "./queries.ts";
import { users } from "./tables.ts";
import { refuseTaken } from "./taken.ts";
import { mailVerification } from "./verification.ts";

/** Each new address gets a letter, and the first that is taken is told so: neither without end. */
const LETTERS = { name: "new e-mail of an account", times: 5, seconds: 60 * 60 };

/** What a user can change of what the account says; what is not said stays. */
export interface UserChanges {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** E.164. */
  readonly phone?: string | undefined;
  readonly location?: string | undefined;
}

/**
 * Changes what an account says of its user. A new e-mail or phone is to be proved: where the
 * present one is proved, it waits beside it until then, so that nobody is locked out by a typing
 * error or a stolen session; where it is not, nothing is lost, and it takes its place at once.
 * Whether another account has what waits is said to who proves it, not to who asks.
 * @throws Refusal email_taken, rate_limited
 */
export async function updateUser(
  parts: LetterParts & { bus: Bus; limits: Limits },
  userId: string,
  changes: UserChanges,
  now: Date,
): Promise<void> {
  await refuseTaken(() =>
    parts.bus.transact(async (tx) => {
      const user = await lockedUser(tx, userId);
      if (!user) throw new Refusal("unauthenticated");
      const { name = user.name, location = user.location, email, phone } = changes;
      const contact = {
        ...(email === undefined ? {} : movedEmail(user, email)),
        ...(phone === undefined ? {} : movedPhone(user, phone)),
      };
      const writes = email !== undefined && email !== user.email && email !== user.pendingEmail;
      if (writes) await parts.limits.use(LETTERS, userId);
      const change = { name, location, ...contact, updatedAt: now };
      await tx.update(users).set(change).where(eq(users.id, userId));
      if (writes) await mailVerification(parts, tx, { id: userId, name, email }, now);
    }),
  );
}

function movedEmail(user: UserRow, email: string) {
  // Back to what it is: the change is called off.
  if (email === user.email) return { pendingEmail: null };
  return user.emailVerified ? { pendingEmail: email } : { email, pendingEmail: null };
}

function movedPhone(user: UserRow, phone: string) {
  if (phone === user.phone) return { pendingPhone: null };
  return user.phoneVerified ? { pendingPhone: phone } : { phone, pendingPhone: null };
}

/**
 * Gives an account a number of which a code has shown that it is the user's. Codes to it log in from
 * then on, so when it is another one than before the user is told by e-mail.
 * @throws Refusal phone_taken
 */
export async function setProvedPhone(
  parts: LetterParts & { bus: Bus },
  userId: string,
  phone: string,
  now: Date,
): Promise<void> {
  const proved = { phone, phoneVerified: true, pendingPhone: null, updatedAt: now };
  await refuseTaken(() =>
    parts.bus.transact(async (tx) => {
      const user = await lockedUser(tx, userId);
      if (!user) throw new Refusal("unauthenticated");
      await tx.update(users).set(proved).where(eq(users.id, userId));
      if (user.phone === phone) return;
      const { email, name } = user;
      await tellOfChange(parts, tx, {
        email,
        name,
        what: "mobile number",
        key: `phone:${newId()}`,
      });
    }),
  );
}
