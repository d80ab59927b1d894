import type { LoginReplySchema } from "@suvarna/contract/identity/entered";
import type { FactorNeeded } from "@suvarna/contract/identity/factor-schemas";
import type { FastifyBaseLogger } from "fastify";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import type { Authenticate, Identity } from "../platform/http/api.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Limits } from "../platform/limits.ts";
import { sendersOf } from "../platform/senders.ts";
import type { Vault } from "../platform/vault.ts";
import { beginSignIn, factorNeeded, type WaitingSignIn } from "./begin-sign-in.ts";
import type { FactorDependencies } from "./check-factor.ts";
import { type FindDevice, findDevice, signDeviceMark } from "./device-mark.ts";
import type { SendLetter } from "./letters.ts";
import { type LoginOrigin, shownNetwork } from "./login-origin.ts";
import { type OpenedSession, openSession } from "./open-session.ts";
import { createPasskeys } from "./passkeys.ts";
import { createPasswordWork, type PasswordWork } from "./password-work.ts";
import type { Profiles } from "./profiles.ts";
import type { TokenReaders } from "./read-id-token.ts";
import type { CodeSending } from "./send-phone-code.ts";
import { findIdentity } from "./sessions.ts";
import type { SessionConfig, SignInConfig } from "./settings.ts";

/** The dependencies of signing in. */
export interface SignInDependencies {
  readonly app: App;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly sendLetter: SendLetter;
  readonly tokens: TokenReaders;
  readonly profiles: Profiles;
  readonly config: Pick<Config, "secret" | "publicUrl"> & { readonly signIn: SignInConfig };
  /**
   * Sends one-time codes. The function is passed in, because the import rules keep this capability
   * from using the messages.
   */
  readonly deliverCode: CodeSending["deliver"];
  readonly log: Pick<FastifyBaseLogger, "error">;
  /** Seals and opens the secrets of authenticator apps. */
  readonly vault: Vault;
  /** Reads the shop's name, under which authenticator apps and browsers list an account. */
  readonly shopName: (db: Db) => Promise<string>;
}

/** The reply of a login: a session, or the challenge of the account's second factor. */
type LoginReply = LoginReplySchema | FactorNeeded;

export interface WaysToSignIn
  extends Pick<SignInDependencies, "app" | "limits" | "jobs" | "tokens" | "profiles" | "shopName">,
    FactorDependencies {
  readonly passwords: PasswordWork;
  readonly sessions: SessionConfig;
  readonly codes: CodeSending;
  readonly authenticate: Authenticate;
  /**
   * Identifies the caller without counting a use of the session, for requests that the user did not
   * cause.
   */
  readonly look: Authenticate;
  /**
   * Opens a session for a user who has proved who they are by a phone or another service, and
   * returns the reply of a login.
   * @throws Refusal other_method for staff
   */
  signIn(userId: string, origin: LoginOrigin): Promise<LoginReply>;
  /** Builds the reply of a login by a password, which is complete or waits for a second factor. */
  describe(begun: OpenedSession | WaitingSignIn): Promise<LoginReply>;
  /** Builds the reply of a complete login: its token, and a new mark for the device. */
  describeSession(session: OpenedSession): Promise<LoginReplySchema>;
  /** Opens a session that replaces another session of the same user. */
  replaceSession(
    { userId, hasSecondFactor }: Pick<Identity, "userId" | "hasSecondFactor">,
    origin: LoginOrigin,
  ): Promise<LoginReplySchema>;
  readonly findDevice: FindDevice;
}

export function createWaysToSignIn(dependencies: SignInDependencies): WaysToSignIn {
  const { app, config, limits, jobs, sendLetter, tokens, profiles } = dependencies;
  const passkeys = createPasskeys(config.publicUrl);
  const { db } = app.database;
  const { secret } = config;
  const { sessions } = config.signIn;

  async function describeSession({ token, userId }: OpenedSession): Promise<LoginReplySchema> {
    const deviceMark = signDeviceMark(secret, userId, app.clock());
    return { token, user: await profiles.describe(userId), deviceMark };
  }
  const describe = async (begun: OpenedSession | WaitingSignIn): Promise<LoginReply> =>
    "token" in begun ? describeSession(begun) : factorNeeded({ db, passkeys }, begun);
  return {
    app,
    limits,
    jobs,
    sendLetter,
    tokens,
    profiles,
    passkeys,
    vault: dependencies.vault,
    shopName: dependencies.shopName,
    describe,
    describeSession,
    sessions,
    publicUrl: config.publicUrl,
    sendersOf: (actor) => sendersOf(config.secret, actor),
    passwords: createPasswordWork(),
    codes: {
      app,
      secret,
      caps: config.signIn.codes,
      deliver: dependencies.deliverCode,
      alarm: (day) => dependencies.log.error({ day }, "the one-time codes of the day"),
    },
    authenticate: (token, address) =>
      findIdentity(app.database, sessions, token, app.clock(), { network: shownNetwork(address) }),
    look: (token) => findIdentity(app.database, sessions, token, app.clock(), null),
    async signIn(userId, origin) {
      const how = { by: "other", origin } as const;
      return describe(await act(app, VISITOR, (act) => beginSignIn(act, sessions, userId, how)));
    },
    async replaceSession({ userId, hasSecondFactor }, origin) {
      const opened = await act(app, VISITOR, (act) =>
        openSession(act, sessions, userId, { ...origin, hasSecondFactor }),
      );
      return describeSession(opened);
    },
    findDevice: (mark, named) => findDevice({ db, secret, now: app.clock() }, mark, named),
  };
}
