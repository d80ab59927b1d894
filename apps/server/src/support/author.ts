import { findUser } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";

/** A user who writes tickets. */
export interface Author {
  readonly userId: string;
  readonly name: string;
  /**
   * The user's e-mail address if it is confirmed. Tickets that were sent from this address without
   * a login belong to the user too.
   */
  readonly provedEmail: string | null;
}

/** Finds a user as an author of tickets; null when the user no longer exists. */
export async function findAuthor(db: Db, userId: string): Promise<Author | null> {
  const user = await findUser(db, userId);
  if (!user) return null;
  return { userId, name: user.name, provedEmail: user.emailVerified ? user.email : null };
}

export function isAuthorOf(
  { userId, provedEmail }: Author,
  ticket: { readonly userId: string | null; readonly email: string },
): boolean {
  if (ticket.userId !== null) return ticket.userId === userId;
  return provedEmail !== null && ticket.email === provedEmail;
}
