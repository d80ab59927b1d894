import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "@suvarna/contract/identity/calls";
import { addTotp, startTotp } from "@suvarna/contract/identity/factors";
import { expect, it } from "vitest";
import { freshDatabase } from "../test/fresh-database.ts";
import { LIVE_SETTINGS } from "../test/live-settings.ts";
import { totpCode } from "./identity/totp.ts";

const TEST = join(import.meta.dirname, "../test");

interface Opened {
  readonly address: string;
  readonly output: readonly string[];
}

/** Opens a shop in a process that can load only the packages that `npm ci --omit=dev` installs. */
async function openWithout(settings: Readonly<Record<string, string>>) {
  await using steps = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), "suvarna-packages-"));
  steps.defer(() => rm(dataDir, { recursive: true, force: true }));
  const { url } = steps.use(await freshDatabase("empty"));
  const all = { ...settings, DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
  const child = fork(join(TEST, "package-process.ts"), [JSON.stringify(all)], {
    execArgv: ["--import", join(TEST, "without-development-packages.ts")],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let errors = "";
  child.stderr?.on("data", (part) => {
    errors += part;
  });
  steps.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  const opened = await Promise.race([
    once(child, "message").then(([message]) => message as Opened),
    once(child, "exit").then(() => {
      throw new Error(`The shop has not opened: ${errors}`);
    }),
  ]);
  const end = steps.move();
  return { ...opened, [Symbol.asyncDispose]: () => end.disposeAsync() };
}

it("a live shop runs without the development packages, and without the demonstration's parts", async () => {
  await using shop = await openWithout(LIVE_SETTINGS);
  expect((await fetch(`${shop.address}/healthz`)).status).toBe(200);
  expect(shop.output.join()).not.toContain("development package");
  for (const path of ["/issuer/.well-known/openid-configuration", "/outbox"]) {
    expect((await fetch(shop.address + path)).status).toBe(404);
  }

  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = LIVE_SETTINGS;
  const body = JSON.stringify({ email, password });
  const loggedIn = await fetch(`${shop.address}/api${login.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  const { token } = (await loggedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  await addFactor(shop.address, headers);
  expect((await fetch(`${shop.address}/api/openapi.json`, { headers })).status).toBe(200);
  const page = await fetch(`${shop.address}/api/docs/`, { headers });
  expect([page.status, await page.json()]).toEqual([
    503,
    {
      code: "unavailable",
      message:
        "This needs the development package @scalar/fastify-api-reference, which is not installed here. Install it with npm install --include=dev.",
    },
  ]);
}, 600_000);

it("a demonstration without them opens, and says in one sentence what does not work", async () => {
  await using shop = await openWithout({ SHOP_MODE: "demo" });
  const missing = shop.output.filter((words) => words.includes("development package"));
  expect(missing).toEqual([
    "The demonstration's sign-in with Google does not work. This needs the development package oidc-provider, which is not installed here. Install it with npm install --include=dev.",
  ]);
  const issuer = await fetch(`${shop.address}/issuer/.well-known/openid-configuration`);
  expect([issuer.status, await issuer.json()]).toMatchObject([503, { code: "unavailable" }]);
}, 600_000);

/**
 * Adds an authenticator app to an account of staff, because staff can do nothing without a second
 * factor.
 */
async function addFactor(address: string, headers: { authorization: string }): Promise<void> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const { challenge, secret } = (await post(startTotp.path, {})) as Record<string, string>;
  const code = totpCode(secret ?? "", new Date());
  await post(addTotp.path, { challenge, code, name: "Phone" });
}
