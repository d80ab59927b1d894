import { randomBytes } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { newId } from "../platform/ids.ts";
import { findPasswordHash, findPasswordHashOf } from "./access.ts";
import type { PasswordWork } from "./password-work.ts";
import { lockUser } from "./queries.ts";
import { endSession, hashToken, SESSION_MS } from "./sessions.ts";
import { credentials, sessions, users, verifications } from "./tables.ts";

export interface OpenedSession {
  /** What the user shows with every later call. */
  readonly token: string;
  readonly userId: string;
}

export interface SignIn {
  /** Opens a session; null when the e-mail is unknown or the password is not its own. */
  withPassword(email: string, password: string, device: string): Promise<OpenedSession | null>;
  /** Opens a session for a user who has proved in another way to be the one. */
  asUser(userId: string, device: string): Promise<OpenedSession>;
}

/** The header in which the hook hands a new session's token to us; it goes no further. */
const TOKEN_HEADER = "set-auth-token";

/**
 * Sign-in by better-auth, on our tables. Its own routes and cookies are not used: a session is
 * nothing but its bearer token, so that no page of another origin can act for a user.
 */
export function createSignIn(parts: {
  app: App;
  config: Pick<Config, "secret" | "publicUrl">;
  passwords: PasswordWork;
}): SignIn {
  const { app, config, passwords } = parts;
  const { database, clock } = app;
  const auth = betterAuth({
    baseURL: config.publicUrl,
    secret: config.secret,
    database: drizzleAdapter(database.db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
      },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    advanced: { database: { generateId: () => newId() } },
    logger: { disabled: true },
    telemetry: { enabled: false },
    databaseHooks: {
      session: {
        create: {
          async before(session, context) {
            context?.setHeader(TOKEN_HEADER, session.token);
            const now = clock();
            const expiresAt = new Date(now.getTime() + SESSION_MS);
            const token = hashToken(session.token);
            return { data: { ...session, token, expiresAt, createdAt: now, updatedAt: now } };
          },
        },
      },
    },
  });

  return {
    async withPassword(email, password, device) {
      const tried = await findPasswordHashOf(database.db, email);
      try {
        const { headers, response } = await passwords.inTurn(() =>
          auth.api.signInEmail({
            body: { email, password },
            headers: new Headers({ "user-agent": device }),
            returnHeaders: true,
          }),
        );
        const opened = { token: headers.get(TOKEN_HEADER) as string, userId: response.user.id };
        return (await isStillOpen(app, opened, tried)) ? opened : null;
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return null;
        throw error;
      }
    },
    async asUser(userId, device) {
      const { internalAdapter } = await auth.$context;
      const token = randomBytes(24).toString("base64url");
      await internalAdapter.createSession(userId, false, { token, userAgent: device }, true);
      return { token, userId };
    },
  };
}

/**
 * Whoever changes a password ends all logins. One that was under way meanwhile, with the password
 * that is no more, ends here.
 */
function isStillOpen(
  app: App,
  { token, userId }: OpenedSession,
  tried: string | null,
): Promise<boolean> {
  return act(app, VISITOR, async ({ tx }) => {
    await lockUser(tx, userId);
    if ((await findPasswordHash(tx, userId)) === tried) return true;
    await endSession(tx, token);
    return false;
  });
}
