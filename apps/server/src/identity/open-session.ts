import { randomBytes } from "node:crypto";
import type { Act } from "../platform/act.ts";
import { insertSession } from "./sessions.ts";

export interface OpenedSession {
  /** The token that the user sends with every later call. */
  readonly token: string;
  readonly userId: string;
}

/**
 * Opens a session for a user who has proved who they are. It is nothing but its token: there is no
 * cookie, so no page of another origin can act for a user.
 * @param proof.hasSecondFactor whether the user has passed a second factor
 * @param device what the user reads of the session in the list of logins
 */
export async function openSession(
  { tx, at }: Act,
  userId: string,
  device: string,
  { hasSecondFactor }: { hasSecondFactor: boolean } = { hasSecondFactor: false },
): Promise<OpenedSession> {
  const token = randomBytes(24).toString("base64url");
  await insertSession(tx, { userId, token, device, hasSecondFactor }, at);
  return { token, userId };
}
