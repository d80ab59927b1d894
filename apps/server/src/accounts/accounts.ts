import type { User } from "@suvarna/contract/accounts/schemas";
import type { FastifyBaseLogger } from "fastify";
import { type App, act, VISITOR } from "../platform/act.ts";
import type { Bucket } from "../platform/bucket.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api, Authenticate } from "../platform/http/api.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { Limits } from "../platform/limits.ts";
import type { MakePortrait } from "./avatars.ts";
import { deviceWords } from "./device-words.ts";
import type { LetterParts, SendLetter } from "./letters.ts";
import { createPasswordWork, type PasswordWork } from "./password-work.ts";
import { recordPersonalAccess } from "./personal-access.ts";
import { findUser } from "./queries.ts";
import type { TokenReaders } from "./read-id-token.ts";
import type { CodeSending } from "./send-phone-code.ts";
import { findIdentity } from "./sessions.ts";
import { openSession } from "./sign-in.ts";
import { wireUser } from "./wire-user.ts";

/** What accounts stand on. */
export interface AccountsParts {
  readonly app: App;
  readonly limits: Limits;
  readonly makePortrait: MakePortrait;
  readonly bucket: Bucket | null;
  readonly jobs: Jobs;
  readonly sendLetter: SendLetter;
  readonly tokens: TokenReaders;
  readonly config: Pick<Config, "secret" | "publicUrl" | "signIn">;
  /** How one-time codes leave the shop; nothing of messages is known here. */
  readonly deliverCode: CodeSending["deliver"];
  readonly log: Pick<FastifyBaseLogger, "error">;
  /** A user is sent with the id of the cart; whose carts these are is not known here. */
  readonly cartIdOf: (db: Db, userId: string) => Promise<string>;
}

export interface Accounts
  extends Pick<AccountsParts, "app" | "limits" | "makePortrait" | "bucket" | "jobs">,
    LetterParts {
  readonly authenticate: Authenticate;
  readonly passwords: PasswordWork;
  readonly codes: CodeSending;
  /** Whose ID tokens are taken. */
  readonly tokens: TokenReaders;
  /**
   * What a login answers, for a user who has proved to be the one.
   * @param agent what the user's browser says of itself
   */
  openSession(userId: string, agent: string | undefined): Promise<{ token: string; user: User }>;
  readonly recordAccess: Api["recordAccess"];
  /** A user for the wire. @throws Refusal unauthenticated when there is none any more */
  describeUser(userId: string): Promise<User>;
}

export function createAccounts(parts: AccountsParts): Accounts {
  const { app, config, cartIdOf } = parts;
  const { limits, makePortrait, bucket, jobs, sendLetter } = parts;
  const { clock } = app;
  const { db } = app.database;
  const passwords = createPasswordWork();

  async function describeUser(userId: string): Promise<User> {
    const user = await findUser(db, userId);
    if (!user) throw new Refusal("unauthenticated");
    return wireUser(user, await cartIdOf(db, userId));
  }

  return {
    app,
    limits,
    makePortrait,
    bucket,
    jobs,
    sendLetter,
    publicUrl: config.publicUrl,
    passwords,
    recordAccess: (staffId, what, subject) =>
      recordPersonalAccess(db, { staffId, what, subject, at: clock() }),
    authenticate: (token) => findIdentity(db, token, clock()),
    tokens: parts.tokens,
    codes: {
      app,
      secret: config.secret,
      caps: config.signIn.codes,
      deliver: parts.deliverCode,
      alarm: () => parts.log.error("the one-time codes of the day are used up"),
    },
    describeUser,
    async openSession(userId, agent) {
      const device = deviceWords(agent);
      const { token } = await act(app, VISITOR, (act) => openSession(act, userId, device));
      return { token, user: await describeUser(userId) };
    },
  };
}
