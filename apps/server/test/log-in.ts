import type { Client } from "@suvarna/contract/client";
import { login } from "@suvarna/contract/identity/calls";

/** Logs in to an account without a second factor. @throws ApiError when the login is refused */
export async function logIn(shop: { client(): Client }, body: { email: string; password: string }) {
  const reply = await shop.client().call(login, { body });
  if (!("token" in reply)) throw new Error(`${body.email} has a second factor`);
  return reply;
}
