import type { App } from "../platform/act.ts";
import { showTicket } from "./external-sign-ins.ts";
import { findGoogleUser } from "./google-sign-in.ts";
import { registrant } from "./phone-proof.ts";
import { findUserOfPhone } from "./queries.ts";
import { readIdToken, type TokenReaders } from "./read-id-token.ts";
import type { CodeSending } from "./send-phone-code.ts";

/** The result of signing in by an ID token: a user, or a person who has no account yet. */
export type TokenOutcome =
  | { readonly userId: string }
  | { readonly newcomer: { email: string; name: string; photo: string | null } }
  | { readonly newcomer: { phone: string; phoneProof: string } };

/**
 * Signs in with another service's ID token, which is accepted once.
 * @throws Refusal google_token_wrong, other_method, unavailable
 */
export async function signInByToken(
  dependencies: { app: App; tokens: TokenReaders; codes: Pick<CodeSending, "secret"> },
  idToken: string,
): Promise<TokenOutcome> {
  const { app } = dependencies;
  const { db } = app.database;
  const now = app.clock();
  const { google, phone, ticket } = await readIdToken(dependencies.tokens, idToken);
  await showTicket(app.database.autocommit, ticket, now);
  const userId = google ? await findGoogleUser(app, google) : await findUserOfPhone(db, phone);
  if (userId !== null) return { userId };
  if (!google) return { newcomer: registrant(dependencies.codes.secret, phone, now) };
  const { email, name, photo } = google;
  return { newcomer: { email, name, photo } };
}
