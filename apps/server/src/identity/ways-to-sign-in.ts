import type { User } from "@suvarna/contract/accounts/schemas";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import type { FastifyBaseLogger } from "fastify";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Authenticate, Identity } from "../platform/http/api.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Limits } from "../platform/limits.ts";
import { sendersOf } from "../platform/senders.ts";
import type { Vault } from "../platform/vault.ts";
import { beginSignIn, factorNeeded, type WaitingSignIn } from "./begin-sign-in.ts";
import type { FactorDependencies } from "./check-factor.ts";
import { deviceWords } from "./device-words.ts";
import type { SendLetter } from "./letters.ts";
import { type OpenedSession, openSession } from "./open-session.ts";
import { createPasskeys } from "./passkeys.ts";
import { createPasswordWork, type PasswordWork } from "./password-work.ts";
import type { Profiles } from "./profiles.ts";
import type { TokenReaders } from "./read-id-token.ts";
import type { CodeSending } from "./send-phone-code.ts";
import { findIdentity } from "./sessions.ts";
import type { SignInConfig } from "./settings.ts";

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
  /** Seals the secrets of authenticator apps. */
  readonly vault: Vault;
}

/** The reply of a login: a session, or the challenge of the account's second factor. */
type LoginReply = { token: string; user: User } | FactorNeeded;

export interface WaysToSignIn
  extends Pick<SignInDependencies, "app" | "limits" | "jobs" | "tokens" | "profiles">,
    FactorDependencies {
  readonly passwords: PasswordWork;
  readonly codes: CodeSending;
  readonly authenticate: Authenticate;
  /**
   * Opens a session for a user who has proved who they are by a phone or another service, and
   * returns the reply of a login.
   * @param agent the User-Agent header of the user's browser
   * @throws Refusal other_method for staff
   */
  signIn(userId: string, agent: string | undefined): Promise<LoginReply>;
  /** The reply of a login by a password, which is over or waits for its second factor. */
  describe(begun: OpenedSession | WaitingSignIn): Promise<LoginReply>;
  /** Opens a session in the place of another one of the same user. */
  replaceSession(
    { userId, hasSecondFactor }: Pick<Identity, "userId" | "hasSecondFactor">,
    agent: string | undefined,
  ): Promise<{ token: string; user: User }>;
}

export function createWaysToSignIn(dependencies: SignInDependencies): WaysToSignIn {
  const { app, config, limits, jobs, sendLetter, tokens, profiles } = dependencies;
  const passkeys = createPasskeys(config.publicUrl);
  const describe = async (begun: OpenedSession | WaitingSignIn): Promise<LoginReply> => {
    if (!("token" in begun)) return factorNeeded({ db: app.database.db, passkeys }, begun);
    return { token: begun.token, user: await profiles.describe(begun.userId) };
  };
  return {
    app,
    limits,
    jobs,
    sendLetter,
    tokens,
    profiles,
    passkeys,
    vault: dependencies.vault,
    describe,
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
    async signIn(userId, agent) {
      const how = { by: "other", device: deviceWords(agent) } as const;
      return describe(await act(app, VISITOR, (act) => beginSignIn(act, userId, how)));
    },
    async replaceSession({ userId, hasSecondFactor }, agent) {
      const device = deviceWords(agent);
      const { token } = await act(app, VISITOR, (act) =>
        openSession(act, userId, device, { hasSecondFactor }),
      );
      return { token, user: await profiles.describe(userId) };
    },
  };
}
