import { fastify } from "fastify";
import { expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { createLimits } from "../platform/limits.ts";
import { openExternalSignIn } from "./open-external-sign-in.ts";
import { readIdToken } from "./read-id-token.ts";
import type { SignInConfig } from "./settings.ts";

/** Opens a server that has only the external ways to sign in, and no database. */
async function open(signIn: Partial<SignInConfig>) {
  const server = fastify();
  const config = readConfig({});
  const tokens = await openExternalSignIn(server, {
    config: { ...config, signIn: { ...config.signIn, ...signIn } },
    clock: () => new Date(),
    limits: createLimits(null),
    database: { db: {} } as never,
  });
  return { server, tokens };
}

it("a shop without Google has none of its routes, and accepts no token of Google", async () => {
  const { server, tokens } = await open({ google: null });
  for (const url of ["/api/auth/google/start?flow=aaaaaaaaaaaaaaaa", "/issuer/auth"]) {
    expect((await server.inject(url)).statusCode).toBe(404);
  }
  await expect(readIdToken(tokens, "a.b.c")).rejects.toMatchObject({ code: "google_token_wrong" });
});

it("an issuer that can't be reached is reported as unavailable, and asked again later", async () => {
  // No server listens at this address.
  const issuer = "http://127.0.0.1:9";
  const { server, tokens } = await open({
    google: { issuer, clientId: "the-shop", clientSecret: null },
  });
  const popup = await server.inject("/api/auth/google/start?flow=aaaaaaaaaaaaaaaa");
  expect(popup.body).toContain('"failure":"network"');
  for (const _ of [1, 2]) {
    await expect(readIdToken(tokens, "a.b.c")).rejects.toMatchObject({ code: "unavailable" });
  }
});
