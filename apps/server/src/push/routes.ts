import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/push/calls";
import * as schemas from "@suvarna/contract/push/schemas";
import { type App, act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { isPoint } from "./keys.ts";
import { isOfPushService, STAND_IN } from "./push-services.ts";
import { findOfSession, putSubscription, removeOfSession } from "./queries.ts";

const endpoints = pair(calls, schemas);

export interface PushDependencies {
  readonly app: App;
  /** The shop's public key; null when the shop sends no push messages. */
  readonly publicKey: string | null;
  readonly services: readonly string[];
  readonly demonstration: boolean;
  /** Finds the id of the session with a token; null when the session has ended. */
  readonly findSession: (db: Db, token: string) => Promise<string | null>;
}

/** Registers the calls by which a device gets push messages, or gets them no more. */
export function registerPush(api: Api, dependencies: PushDependencies): void {
  const { app, publicKey, services, demonstration, findSession } = dependencies;
  const { db } = app.database;

  async function sessionOf({ token }: { readonly token: string }): Promise<string> {
    const sessionId = await findSession(db, token);
    if (!sessionId) throw new Refusal("unauthenticated");
    return sessionId;
  }
  async function stateOf(sessionId: string): Promise<schemas.PushState> {
    const subscription = publicKey === null ? null : await findOfSession(db, sessionId);
    const isCurrent = subscription !== null && subscription.serverKey === publicKey;
    return {
      publicKey,
      subscription: isCurrent
        ? {
            endpoint: subscription.endpoint,
            createdAt: subscription.createdAt.toISOString(),
            lastSentAt: subscription.lastSentAt?.toISOString() ?? null,
          }
        : null,
      standIn: demonstration ? STAND_IN : null,
    };
  }

  handle(api, endpoints.getPush, async (_input, { user }) => stateOf(await sessionOf(user)));
  handle(api, endpoints.putPush, async ({ body }, { user, actor }) => {
    if (publicKey === null) throw new Refusal("not_found");
    const { endpoint, keys } = body;
    if (!isPoint(keys.p256dh)) throw new Refusal("bad_request");
    const isStandIn = demonstration && endpoint.startsWith(STAND_IN);
    if (!isStandIn && !isOfPushService(services, endpoint)) {
      throw new Refusal("push_service_unknown");
    }
    const sessionId = await sessionOf(user);
    const { userId } = actor;
    await act(app, actor, ({ tx, at: createdAt }) =>
      putSubscription(tx, {
        userId,
        sessionId,
        endpoint,
        ...keys,
        serverKey: publicKey,
        createdAt,
      }),
    );
    return stateOf(sessionId);
  });
  handle(api, endpoints.deletePush, async (_input, { user, actor }) => {
    const sessionId = await sessionOf(user);
    await act(app, actor, ({ tx }) => removeOfSession(tx, sessionId));
    return undefined;
  });
}
