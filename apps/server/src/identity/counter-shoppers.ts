import { eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { findUser, findUserOfPhone, type UserRow } from "./queries.ts";
import { users } from "./tables.ts";

/**
 * The domain of the stand-in addresses of shoppers who gave no e-mail address at the counter. No
 * mail can reach this domain (RFC 2606), and a stand-in address is never shown.
 */
const NO_MAIL = "counter.invalid";

/** A shopper as staff enter them at the counter. */
export interface CounterPerson {
  readonly name: string;
  /** The phone number in E.164. */
  readonly phone: string;
  readonly email: string | undefined;
}

/**
 * Returns the e-mail address that a user has given; null for a user who was entered at the counter
 * without an e-mail address.
 */
export function givenEmail({ email }: Pick<UserRow, "email">): string | null {
  return email.endsWith(`@${NO_MAIL}`) ? null : email;
}

/**
 * Finds the user of an e-mail address, or of a phone number that was proved or entered at the
 * counter; null when there is no such user.
 */
export async function findByContact(db: Db, contact: string): Promise<UserRow | null> {
  if (contact.includes("@")) return findByEmail(db, contact);
  const userId = await findUserOfPhone(db, contact);
  return userId === null ? findByEmail(db, standInEmail(contact)) : findUser(db, userId);
}

/**
 * Returns the id of the shopper with this phone number, or opens an account without a password. The
 * contacts of such an account are not proved: the account gets no letter before its owner has
 * proved a contact.
 * @throws Refusal email_taken when another account has the e-mail address
 */
export async function openCounterShopper(
  { tx, at, record, tell }: Act,
  { name, phone, email }: CounterPerson,
): Promise<string> {
  const shopper = await findByContact(tx, phone);
  if (shopper) return shopper.id;
  const opened = await tx
    .insert(users)
    .values({
      id: newId(at.getTime()),
      name,
      email: email ?? standInEmail(phone),
      phone,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const [user] = opened;
  if (user) {
    record({ what: "account.opened", subject: user.id, after: { role: "shopper", at: "counter" } });
    tell({ type: "account.opened", userId: user.id });
    return user.id;
  }
  if (email !== undefined) {
    throw new Refusal("email_taken", {
      message: "This e-mail address has an account. Find the shopper by it, then take the order.",
      fields: { "shopper.email": "This e-mail address has an account." },
    });
  }
  // Another act has opened an account for the same phone number at the same time.
  return ((await findByContact(tx, phone)) as UserRow).id;
}

async function findByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

function standInEmail(phone: string): string {
  return `${phone.replace(/\D/g, "")}@${NO_MAIL}`;
}
