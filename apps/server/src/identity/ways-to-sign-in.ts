import type { User } from "@suvarna/contract/accounts/schemas";
import type { FastifyBaseLogger } from "fastify";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import type { Authenticate } from "../platform/http/api.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Limits } from "../platform/limits.ts";
import { type FindDevice, findDevice, signDeviceMark } from "./device-mark.ts";
import { deviceWords } from "./device-words.ts";
import type { LetterDependencies, SendLetter } from "./letters.ts";
import { createPasswordWork, type PasswordWork } from "./password-work.ts";
import type { Profiles } from "./profiles.ts";
import type { TokenReaders } from "./read-id-token.ts";
import type { CodeSending } from "./send-phone-code.ts";
import { findIdentity } from "./sessions.ts";
import type { SessionConfig, SignInConfig } from "./settings.ts";
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
  readonly sessions: SessionConfig;
  readonly codes: CodeSending;
  readonly authenticate: Authenticate;
  /**
   * Opens a session for a user who has proved who they are, and returns the reply of a login.
   * @param agent the User-Agent header of the user's browser
   */
  openSession(userId: string, agent: string | undefined): Promise<Entered>;
  /** The reply of a login with the token of its session, and with a new mark for the device. */
  describeLogin(session: { token: string; userId: string }): Promise<Entered>;
  readonly findDevice: FindDevice;
}

/** The reply of a login. */
interface Entered {
  readonly token: string;
  readonly user: User;
  readonly deviceMark: string;
}

export function createWaysToSignIn(dependencies: SignInDependencies): WaysToSignIn {
  const { app, config, limits, jobs, sendLetter, tokens, profiles } = dependencies;
  const { db } = app.database;
  const { secret } = config;
  const { sessions } = config.signIn;

  async function describeLogin({ token, userId }: { token: string; userId: string }) {
    const deviceMark = signDeviceMark(secret, userId, app.clock());
    return { token, user: await profiles.describe(userId), deviceMark };
  }

  return {
    app,
    limits,
    jobs,
    sendLetter,
    tokens,
    profiles,
    sessions,
    publicUrl: config.publicUrl,
    passwords: createPasswordWork(),
    codes: {
      app,
      secret,
      caps: config.signIn.codes,
      deliver: dependencies.deliverCode,
      alarm: () => dependencies.log.error("the one-time codes of the day are used up"),
    },
    authenticate: (token) => findIdentity(app.database, sessions, token, app.clock()),
    async openSession(userId, agent) {
      const device = deviceWords(agent);
      return describeLogin(
        await act(app, VISITOR, (act) => openSession(act, sessions, userId, device)),
      );
    },
    describeLogin,
    findDevice: (mark, named) => findDevice({ db, secret, now: app.clock() }, mark, named),
  };
}
