import { createHash, generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AccountClaims, Provider } from "oidc-provider";
import {
  isInstalled,
  loadDevelopmentPackage,
  missingWords,
} from "../../platform/development-package.ts";
import { Refusal } from "../../platform/errors.ts";
import { API_SECURITY_HEADERS } from "../../platform/http/security-headers.ts";
import { isStorableAddress } from "../../platform/http/storable-text.ts";
import type { OpenIdClient } from "../settings.ts";
import { memoryAdapter } from "./local-issuer-memory.ts";
import { PAGE_POLICY, signInPage } from "./local-issuer-page.ts";

const ISSUER_PACKAGE = "oidc-provider";
const MOUNT = "/issuer";
const CLIENT_ID = "suvarna-demonstration";
const KEPT_ACCOUNTS = 1000;

/** The OpenID Connect client by which the shop is known to the demonstration's issuer. */
export function localClient(publicUrl: string): OpenIdClient {
  return { issuer: publicUrl + MOUNT, clientId: CLIENT_ID, clientSecret: null };
}

/** Returns the reason why the demonstration's issuer does not work; null when it works. */
export function localIssuerProblem(): string | null {
  if (isInstalled(ISSUER_PACKAGE)) return null;
  return `The demonstration's sign-in with Google does not work. ${missingWords(ISSUER_PACKAGE)}`;
}

/**
 * Registers the shop's own OpenID Connect issuer, which replaces Google in a demonstration. The
 * issuer accepts any e-mail address. Its library is loaded and its keys are created at the first
 * request.
 * @param callback the path to which the issuer redirects visitors, on the host by which they
 *   reached the shop
 */
export function registerLocalIssuer(
  fastify: FastifyInstance,
  at: { publicUrl: string; callback: string; trustProxy: boolean },
): void {
  let opened: Promise<Issuer> | undefined;
  const open = () => {
    opened ??= openIssuer(at);
    return opened;
  };

  // These routes read the sign-in form, which the browser sends URL-encoded.
  fastify.register(async (forms) => {
    forms.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 4096 },
      async (_request: FastifyRequest, body: string) => {
        if (!isStorableAddress(body)) throw new Refusal("bad_request");
        return new URLSearchParams(body);
      },
    );
    const options = { schema: { hide: true } };
    forms.get(`${MOUNT}/interaction/:uid`, options, async (request, reply) => {
      const { provider } = await open();
      // For a sign-in that is over, the library throws an error without a message.
      await provider.interactionDetails(request.raw, reply.raw);
      return sendPage(reply, signInPage({}));
    });
    forms.post<{ Body: URLSearchParams | null }>(
      `${MOUNT}/interaction/:uid`,
      options,
      async (request, reply) => {
        const { provider, remember } = await open();
        const form = request.body ?? new URLSearchParams();
        const email = (form.get("email") ?? "").trim().toLowerCase();
        const canceled = form.get("cancel") !== null;
        if (!canceled && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
          return sendPage(reply.code(400), signInPage({ email, wrong: true }));
        }
        const name = (form.get("name") ?? "").trim().slice(0, 200);
        const result = canceled
          ? { error: "access_denied" }
          : { login: { accountId: remember(email, name), remember: false } };
        const next = await provider.interactionResult(request.raw, reply.raw, result);
        return reply.redirect(next, 303);
      },
    );
  });

  // The issuer's library reads the request bodies and sends the replies by itself, so Fastify must
  // not parse the bodies.
  fastify.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser("*", (_request, _payload, done) => done(null));
    own.all(`${MOUNT}/*`, { schema: { hide: true } }, async (request, reply) => {
      const { provider } = await open();
      reply.hijack();
      answerBy(provider, request, reply);
    });
  });
}

/**
 * The Content-Security-Policy of the pages of the issuer's library. When somebody signs in as
 * another person in the same browser, the library answers with a form that a short inline script
 * submits. The library adds the hash of the script to `script-src`, but only where the policy has
 * this directive.
 */
const LIBRARY_PAGE_POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

function answerBy(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of Object.entries(API_SECURITY_HEADERS))
    reply.raw.setHeader(name, value);
  reply.raw.setHeader("content-security-policy", LIBRARY_PAGE_POLICY);
  // This header keeps the popup connected to the page that opened the popup.
  reply.raw.setHeader("cross-origin-opener-policy", "unsafe-none");
  const url = raw.url ?? "";
  Object.assign(raw, { originalUrl: url, url: url.slice(MOUNT.length) });
  void provider.callback()(raw, reply.raw);
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": PAGE_POLICY,
      "cross-origin-opener-policy": "unsafe-none",
    })
    .send(html);
}

/** The address of the issuer's page for a visitor who uses the shop at `origin`. */
export function localPage(page: URL, origin: string): URL {
  const here = new URL(page.pathname + page.search, origin);
  // The issuer has no accounts to choose from, so the page must ask for a login.
  here.searchParams.set("prompt", "login");
  return here;
}

/** A `fetch` that reaches the issuer inside this process, without a network. */
export function issuerFetch(fastify: FastifyInstance): typeof globalThis.fetch {
  return async (input, init) => {
    const { protocol } = new URL(String(input));
    const { statusCode, payload, headers } = await fastify.inject({
      method: (init?.method ?? "GET") as "GET" | "POST",
      url: String(input),
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        // Behind a proxy, this header contains the protocol by which the visitor's request was
        // sent.
        "x-forwarded-proto": protocol.slice(0, -1),
      },
      ...(init?.body ? { payload: String(init.body) } : {}),
    });
    return new Response(payload, {
      status: statusCode,
      headers: { "content-type": String(headers["content-type"]) },
    });
  };
}

interface Issuer {
  readonly provider: Provider;
  /**
   * Registers a person. @returns the person's id, which is always the same for an e-mail address
   */
  remember(email: string, name: string): string;
}

async function openIssuer({
  publicUrl,
  callback,
  trustProxy,
}: {
  publicUrl: string;
  callback: string;
  trustProxy: boolean;
}): Promise<Issuer> {
  const { Provider } = await loadDevelopmentPackage(ISSUER_PACKAGE, () => import("oidc-provider"));
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const people = new Map<string, Omit<AccountClaims, "sub">>();

  const provider = new Provider(publicUrl + MOUNT, {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: "none",
        redirect_uris: [publicUrl + callback],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" }] },
    adapter: memoryAdapter(),
    renderError: (ctx, { error }) => {
      ctx.type = "text/plain";
      ctx.body = `The demonstration's sign-in failed: ${error}`;
    },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `${MOUNT}/interaction/${uid}` },
    ttl: {
      Interaction: 900,
      Session: 900,
      Grant: 900,
      AuthorizationCode: 60,
      IdToken: 3600,
      AccessToken: 60,
    },
    findAccount: async (_ctx, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ sub, ...person }) };
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  // The issuer builds its addresses from the proxy's headers, as the shop does.
  provider.proxy = trustProxy;
  // Visitors reach the demonstration by several host names (localhost, 127.0.0.1, the name of the
  // machine), so a redirect to any of them is allowed.
  provider.Client.prototype.redirectUriAllowed = (uri) => {
    const { ctx } = Provider;
    return ctx !== undefined && uri === URL.parse(callback, `${ctx.protocol}://${ctx.host}`)?.href;
  };

  return {
    provider,
    remember(email, name) {
      const sub = createHash("sha256").update(email).digest("hex").slice(0, 21);
      people.delete(sub);
      people.set(sub, { email, email_verified: true, name });
      if (people.size > KEPT_ACCOUNTS) people.delete(people.keys().next().value as string);
      return sub;
    },
  };
}
