import { createHmac, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Autocommit } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import { API_PREFIX } from "../platform/http/api.ts";
import { PUBLIC } from "../platform/http/declared-auth.ts";
import { type Limits, networkOf } from "../platform/limits.ts";
import { purposeKey } from "../platform/purpose-key.ts";
import type { Ask, OpenIdProvider } from "./adapters/openid-provider.ts";
import { isSignInPending, storeSignInNonce } from "./external-sign-ins.ts";
import { type PopupResult, relayPage } from "./relay-page.ts";

export const POPUP_PATH = `${API_PREFIX}/auth/google/start`;
export const CALLBACK_PATH = `${API_PREFIX}/auth/google/callback`;

/** The dependencies of the sign-in by a popup. */
export interface GooglePopup {
  readonly provider: OpenIdProvider;
  readonly db: Autocommit;
  readonly clock: Clock;
  readonly secret: string;
  readonly limits: Limits;
  /**
   * Returns the origin to which the provider redirects the visitor. It must be registered at the
   * provider.
   */
  originOf(request: FastifyRequest): string;
  /** Returns the address of the provider's page, as the visitor's browser reaches it. */
  reachable(page: URL, request: FastifyRequest): URL;
}

const POPUPS = { name: "popups of an address", times: 60, seconds: 60 };

/**
 * Registers the two addresses that the popup visits: the first redirects the popup to Google, and
 * Google redirects it to the second. The second sends the result to the page that opened the popup.
 * No cookie is set: the database stores the nonce, and the page itself recognises its popup.
 */
export function registerGooglePopup(fastify: FastifyInstance, popup: GooglePopup): void {
  const { provider, db, clock, secret } = popup;
  const hidden = { schema: { hide: true }, config: PUBLIC };

  fastify.get<{ Querystring: { flow?: string } }>(POPUP_PATH, hidden, async (request, reply) => {
    const { flow = "" } = request.query;
    if (!FLOW.test(flow)) return relay(reply, { flow: "", failure: "other" });
    const state = `${flow}.${randomBytes(16).toString("base64url")}`;
    const ask = askOf(secret, state, popup.originOf(request));
    try {
      await popup.limits.consume(POPUPS, networkOf(request.ip));
      const page = await provider.pageFor(ask);
      await storeSignInNonce(db, ask.nonce, clock());
      return reply
        .header("cache-control", "no-store")
        .redirect(popup.reachable(page, request).href, 303);
    } catch (error) {
      if (error instanceof Refusal) return relay(reply, { flow, failure: "other" });
      request.log.warn({ err: error }, "the sign-in provider gives no page");
      return relay(reply, { flow, failure: "network" });
    }
  });

  fastify.get<{ Querystring: { state?: string; error?: string } }>(
    CALLBACK_PATH,
    hidden,
    async (request, reply) => {
      const { state = "", error } = request.query;
      const flow = state.split(".", 1)[0] ?? "";
      const ask = askOf(secret, state, popup.originOf(request));
      if (!FLOW.test(flow) || !(await isSignInPending(db, ask.nonce, clock()))) {
        return relay(reply, { flow: "", failure: "other" });
      }
      if (error === "access_denied") return relay(reply, { flow, failure: "canceled" });
      try {
        const answer = new URL(ask.redirectUri);
        answer.search = new URL(request.url, ask.redirectUri).search;
        return relay(reply, { flow, idToken: await provider.redeem(answer, ask) });
      } catch (failure) {
        request.log.warn({ err: failure }, "the sign-in provider gives no token");
        return relay(reply, { flow, failure: "other" });
      }
    },
  );
}

/** The format of a popup's name, which only the page that opened the popup knows. */
const FLOW = /^[\w-]{16,64}$/;

/** Derives all values of a sign-in from its state, so that none of them has to be stored. */
function askOf(secret: string, state: string, origin: string): Ask {
  const key = purposeKey(secret, "google sign-in");
  const derived = (what: string) =>
    createHmac("sha256", key).update(`${what} ${state}`).digest("base64url");
  return {
    state,
    nonce: derived("nonce"),
    verifier: derived("verifier"),
    redirectUri: origin + CALLBACK_PATH,
  };
}

function relay(reply: FastifyReply, relayed: PopupResult): FastifyReply {
  const { html, policy } = relayPage(relayed);
  return reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
      // The last page reports by a broadcast channel. With another value of this header, the
      // browser would disconnect the popup from the page that opened it.
      "cross-origin-opener-policy": "unsafe-none",
    })
    .send(html);
}
