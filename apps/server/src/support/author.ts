import { findUser } from "../identity/index.ts";
import type { Db } from "../platform/database.ts";

/** Somebody with an account, as far as tickets are concerned. */
export interface Author {
  readonly userId: string;
  readonly name: string;
  /** The account's e-mail address once it is proved: what was written to us from it is theirs. */
  readonly provedEmail: string | null;
}

/** Null when there is no such user any more. */
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
