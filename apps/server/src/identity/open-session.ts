import { randomBytes } from "node:crypto";
import type { Act } from "../platform/act.ts";
import type { LoginOrigin } from "./login-origin.ts";
import { insertSession } from "./sessions.ts";
import type { SessionConfig } from "./settings.ts";
import { signInActor } from "./sign-in-actor.ts";

export interface OpenedSession {
  /** The token that the user sends with every later call. */
  readonly token: string;
  readonly userId: string;
}

/**
 * Opens a session for a user who has proved who they are. Only the token proves the session: there
 * is no cookie, so no page of another origin can act for a user.
 * @param login.device the name of the device that the user sees in the list of logins, as well as
 *   `login.network`
 * @param login.hasSecondFactor whether the user has passed a second factor
 */
export async function openSession(
  { tx, at, record }: Act,
  config: SessionConfig,
  userId: string,
  { device, network, hasSecondFactor = false }: LoginOrigin & { hasSecondFactor?: boolean },
): Promise<OpenedSession> {
  const token = randomBytes(24).toString("base64url");
  await insertSession(tx, config, { userId, token, device, network, hasSecondFactor }, at);
  const by = await signInActor(tx, userId, { network });
  record({ what: "account.logged_in", subject: userId, by });
  return { token, userId };
}
