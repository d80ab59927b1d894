import type { User } from "@suvarna/contract/accounts/schemas";
import type { FastifyBaseLogger } from "fastify";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Authenticate } from "../platform/http/api.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Limits } from "../platform/limits.ts";
import { sendersOf } from "../platform/senders.ts";
import { deviceWords } from "./device-words.ts";
import type { LetterDependencies, SendLetter } from "./letters.ts";
import { createPasswordWork, type PasswordWork } from "./password-work.ts";
import type { Profiles } from "./profiles.ts";
import type { TokenReaders } from "./read-id-token.ts";
import type { CodeSending } from "./send-phone-code.ts";
import { findIdentity } from "./sessions.ts";
import type { SignInConfig } from "./settings.ts";
import { openSession } from "./sign-in.ts";

/** The dependencies of signing in. */
export interface SignInDependencies {
  readonly app: App;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly sendLetter: SendLetter;
  readonly tokens: TokenReaders;
  readonly profiles: Profiles;
  readonly config: Pick<Config, "secret" | "publicUrl"> & { readonly signIn: SignInConfig };
  /** Sends one-time codes. It is passed in, because this capability knows nothing of messages. */
  readonly deliverCode: CodeSending["deliver"];
  readonly log: Pick<FastifyBaseLogger, "error">;
}

export interface WaysToSignIn
  extends Pick<SignInDependencies, "app" | "limits" | "jobs" | "tokens" | "profiles">,
    LetterDependencies {
  readonly passwords: PasswordWork;
  readonly codes: CodeSending;
  readonly authenticate: Authenticate;
  /**
   * Opens a session for a user who has proved who they are, and returns the reply of a login.
   * @param agent the User-Agent header of the user's browser
   */
  openSession(userId: string, agent: string | undefined): Promise<{ token: string; user: User }>;
}

export function createWaysToSignIn(dependencies: SignInDependencies): WaysToSignIn {
  const { app, config, limits, jobs, sendLetter, tokens, profiles } = dependencies;
  return {
    app,
    limits,
    jobs,
    sendLetter,
    tokens,
    profiles,
    publicUrl: config.publicUrl,
    sendersOf: (actor) => sendersOf(config.secret, actor),
    passwords: createPasswordWork(),
    codes: {
      app,
      secret: config.secret,
      caps: config.signIn.codes,
      deliver: dependencies.deliverCode,
      alarm: (day) => dependencies.log.error({ day }, "the one-time codes of the day"),
    },
    authenticate: (token) => findIdentity(app.database.db, token, app.clock()),
    async openSession(userId, agent) {
      const device = deviceWords(agent);
      const { token } = await act(app, VISITOR, (act) => openSession(act, userId, device));
      return { token, user: await profiles.describe(userId) };
    },
  };
}
