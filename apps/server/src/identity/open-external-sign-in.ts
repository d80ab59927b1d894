import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database.ts";
import type { Limits } from "../platform/limits.ts";
import { hostedTokens } from "./adapters/hosted-tokens.ts";
import { openIdProvider } from "./adapters/openid-provider.ts";
import { CALLBACK_PATH, registerGooglePopup } from "./google-popup.ts";
import type { TokenReaders } from "./read-id-token.ts";
import type { SignInConfig } from "./settings.ts";

/**
 * Registers the configured ways to sign in by other services: Google's popup, the issuer that
 * replaces Google in a demonstration and is loaded only there, and the tokens of the hosted
 * service.
 */
export async function openExternalSignIn(
  fastify: FastifyInstance,
  dependencies: {
    database: Database;
    clock: Clock;
    limits: Limits;
    config: Pick<Config, "secret" | "publicUrl" | "trustProxy"> & { readonly signIn: SignInConfig };
  },
): Promise<TokenReaders> {
  const { config, clock } = dependencies;
  const { google, hosted } = config.signIn;
  return {
    google: google === null ? null : await openGoogle(fastify, { ...dependencies, google }),
    hosted: hosted && {
      projectId: hosted.projectId,
      tokens: hostedTokens(hosted.projectId, clock),
    },
  };
}

async function openGoogle(
  fastify: FastifyInstance,
  {
    database,
    clock,
    limits,
    config: { publicUrl, secret, trustProxy },
    google,
  }: Parameters<typeof openExternalSignIn>[1] & {
    google: NonNullable<SignInConfig["google"]>;
  },
) {
  const here = ({ protocol, host }: FastifyRequest) => new URL(`${protocol}://${host}`).origin;
  const shared = { db: database.autocommit, clock, limits, secret };
  if (google !== "local") {
    const provider = openIdProvider(google, clock);
    registerGooglePopup(fastify, {
      ...shared,
      provider,
      originOf: () => publicUrl,
      reachable: (page) => page,
    });
    return provider;
  }
  const local = await import("./adapters/local-issuer.ts");
  local.registerLocalIssuer(fastify, {
    publicUrl,
    callback: CALLBACK_PATH,
    trustProxy: trustProxy !== false,
  });
  const provider = openIdProvider(local.localClient(publicUrl), clock, local.issuerFetch(fastify));
  // The demonstration's issuer answers under every host name by which a visitor reaches the shop.
  registerGooglePopup(fastify, {
    ...shared,
    provider,
    originOf: here,
    reachable: (page, request) => local.localPage(page, here(request)),
  });
  return provider;
}
