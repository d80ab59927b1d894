import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { login } from "@suvarna/contract/identity/calls";
import { addTotp, startTotp } from "@suvarna/contract/identity/factors";
import { getServices, testService } from "@suvarna/contract/settings/staff";
import { expect, it } from "vitest";
import { freshDatabase } from "../test/fresh-database.ts";
import { LIVE_SETTINGS } from "../test/live-settings.ts";
import { totpCode } from "./identity/totp.ts";
import { sign } from "./payments/gateways/signatures.ts";
import { webhookPath } from "./payments/webhook-path.ts";

const TEST = join(import.meta.dirname, "../test");

/** A live shop with real gateways, at an address where nobody answers. */
const LIVE_GATEWAYS = {
  ...LIVE_SETTINGS,
  PAYMENT_GATEWAYS: "razorpay,cashfree",
  RAZORPAY_KEY_ID: "rzp_live_B8kTq2vXf7Jr4m",
  RAZORPAY_KEY_SECRET: "W9Lb6HdNp3GuEaZt1ycK",
  RAZORPAY_WEBHOOK_SECRET: "kX2mQ8vT5nR7wY4zB6cD",
  RAZORPAY_URL: "https://127.0.0.1:9/v1",
  CASHFREE_CLIENT_ID: "84213fb6a1",
  CASHFREE_CLIENT_SECRET: "cfsk_ma_prod_9f2c41d7",
  CASHFREE_URL: "https://127.0.0.1:9/pg",
};

/** Modules that every demonstration loads, and of which a live shop may not load a single one. */
const DEMONSTRATION_PARTS = [
  "apps/server/src/identity/adapters/local-issuer.ts",
  "apps/server/src/payments/gateways/cashfree/sandbox.ts",
  "apps/server/src/payments/gateways/cashfree/sandbox-api.ts",
  "apps/server/src/payments/gateways/razorpay/sandbox.ts",
  "apps/server/src/payments/gateways/razorpay/sandbox-api.ts",
  "apps/server/src/payments/sandbox/books.ts",
  "apps/server/src/payments/sandbox/outcomes.ts",
  "apps/server/src/payments/sandbox/routes.ts",
  "apps/server/src/payments/sandbox/sandbox.ts",
  "apps/server/src/payments/sandbox/sandbox-gateway.ts",
];

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
  return {
    ...opened,
    /** Lists the demonstration's modules that the shop has imported, or has tried to. */
    async demonstrationParts(): Promise<string[]> {
      child.send("demonstration parts");
      const [parts] = await once(child, "message");
      return parts.toSorted();
    },
    [Symbol.asyncDispose]: () => end.disposeAsync(),
  };
}

it("a live shop runs without the development packages, and without the demonstration's parts", async () => {
  await using shop = await openWithout(LIVE_GATEWAYS);
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
      requestId: expect.any(String),
      message:
        "This needs the development package @scalar/fastify-api-reference, which is not installed here. Install it with npm install --include=dev.",
    },
  ]);

  const services = await fetch(`${shop.address}/api${getServices.path}`, { headers });
  expect(await services.json()).toMatchObject({
    payments: [
      { gateway: "razorpay", mode: "live" },
      { gateway: "cashfree", mode: "live" },
    ],
  });
  for (const gateway of ["razorpay", "cashfree"]) {
    const path = testService.path.replace(":service", gateway);
    const tried = await fetch(`${shop.address}/api${path}`, { method: "POST", headers });
    expect(await tried.json()).toMatchObject({ outcome: "no_answer" });
  }
  const news = JSON.stringify({ event: "payment.failed", payload: {} });
  const heard = await fetch(shop.address + webhookPath("razorpay"), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-razorpay-signature": sign(LIVE_GATEWAYS.RAZORPAY_WEBHOOK_SECRET, "hex", news),
    },
    body: news,
  });
  expect(heard.status).toBe(200);
  expect(await shop.demonstrationParts()).toEqual([]);
}, 600_000);

it("a demonstration without them opens, and says in one sentence what does not work", async () => {
  await using shop = await openWithout({ SHOP_MODE: "demo" });
  const missing = shop.output.filter((words) => words.includes("development package"));
  expect(missing).toEqual([
    "The demonstration's sign-in with Google does not work. This needs the development package oidc-provider, which is not installed here. Install it with npm install --include=dev.",
  ]);
  const issuer = await fetch(`${shop.address}/issuer/.well-known/openid-configuration`);
  expect([issuer.status, await issuer.json()]).toMatchObject([503, { code: "unavailable" }]);
  expect(await shop.demonstrationParts()).toEqual(expect.arrayContaining(DEMONSTRATION_PARTS));
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
