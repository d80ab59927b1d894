import { findUser } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";

/** A user as the author of tickets. */
export interface Author {
  readonly userId: string;
  readonly name: string;
  /**
   * The user's e-mail address if it is confirmed. Tickets sent from it without a login belong to
   * the user too.
   */
  readonly provedEmail: string | null;
}

/** The user as an author; null when the user does not exist any more. */
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
