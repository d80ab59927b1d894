import type { Actor } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import type { LoginOrigin } from "./login-origin.ts";
import { findUser } from "./queries.ts";

/**
 * Returns the actor of an audit line about a login: a member of staff, with the network in the form
 * of the list of sessions. It is undefined for other people, who are visitors until they are logged
 * in.
 */
export async function signInActor(
  db: Db,
  userId: string,
  { network }: Pick<LoginOrigin, "network">,
): Promise<Actor | undefined> {
  if ((await findUser(db, userId))?.role !== "staff") return undefined;
  return { kind: "staff", userId, ...(network === null ? {} : { network }) };
}
