import { eq } from "drizzle-orm";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { findUser, findUserOfPhone, type UserRow } from "./queries.ts";
import { users } from "./tables.ts";

/**
 * The domain of the addresses that stand in for an e-mail address which a shopper at the counter did not
 * give. No mail can reach it (RFC 2606), and it is never shown.
 */
const NO_MAIL = "counter.invalid";

/** A shopper as staff at the counter enter them. */
export interface CounterPerson {
  readonly name: string;
  /** In E.164. */
  readonly phone: string;
  readonly email: string | undefined;
}

/** The e-mail address that a user has given; null for one who was entered at the counter without. */
export function givenEmail({ email }: Pick<UserRow, "email">): string | null {
  return email.endsWith(`@${NO_MAIL}`) ? null : email;
}

/** The user with an e-mail address or a phone number that is proved or was said at the counter. */
export async function findByContact(db: Db, contact: string): Promise<UserRow | null> {
  if (contact.includes("@")) return findByEmail(db, contact);
  const userId = await findUserOfPhone(db, contact);
  return userId === null ? findByEmail(db, standInEmail(contact)) : findUser(db, userId);
}

/**
 * The shopper whom staff have entered, by the phone number; a new account without a password when there
 * is none. Nothing of it is proved: it gets no letter before its owner has proved a contact.
 * @throws Refusal email_taken when another account has the e-mail address
 */
export async function openCounterShopper(
  { tx, at, record, tell }: Act,
  { name, phone, email }: CounterPerson,
): Promise<string> {
  const known = await findByContact(tx, phone);
  if (known) return known.id;
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
      fields: { email: "This e-mail address has an account." },
    });
  }
  // Somebody else has entered the same number at the same moment.
  return ((await findByContact(tx, phone)) as UserRow).id;
}

async function findByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user ?? null;
}

function standInEmail(phone: string): string {
  return `${phone.replace(/\D/g, "")}@${NO_MAIL}`;
}
