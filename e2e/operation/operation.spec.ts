import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { filledFolder } from "../filled-folder.ts";
import { newShopper } from "../shopper.ts";
import { runShop } from "./run-shop.ts";

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "suvarna-operation-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

const ONE_SENTENCE = /^Suvarna can't start: [^\n]+\.\n$/m;
const STOPS_WITHIN_MS = 10_000;

test("serves, protects its folder, logs no personal data, and stops cleanly", async () => {
  await using folder = await filledFolder();
  const dataDir = folder.path;
  const shop = await runShop({ DATA_DIR: dataDir, LOG_LEVEL: "info" });
  await shop.isOpen();
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);

  const other = await runShop({ DATA_DIR: dataDir });
  expect(await other.ended).toBe(1);
  expect(other.output()).toMatch(/^Suvarna can't start: Another shop \(process \d+\) is running/m);

  const { name, email, phone, password } = newShopper();
  const token = await openAccount(shop.url, { name, email, phone, password });
  const asUser = { authorization: `Bearer ${token}` };
  await fetch(`${shop.url}/api/auth/me`, { headers: asUser });
  await fetch(`${shop.url}/shop?q=${encodeURIComponent(name)}`);

  const startedAt = performance.now();
  shop.signal("SIGTERM");
  expect(await shop.ended).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(STOPS_WITHIN_MS);
  expect(shop.output()).toMatch(/"reqId":"[^"]+".*"path":"\/api\/auth\/login"/);
  for (const secret of [email, phone, password, token, "Ananya", "Malleswaram", "remoteAddress"]) {
    expect(shop.output()).not.toContain(secret);
  }

  const again = await runShop({ DATA_DIR: dataDir });
  await again.isOpen();
  again.signal("SIGINT");
  expect(await again.ended).toBe(0);
});

test("a port that is in use stops the start with one sentence", async ({ dataDir }) => {
  const holder = createServer();
  await new Promise<void>((listening) => holder.listen(0, "127.0.0.1", listening));
  const { port } = holder.address() as { port: number };
  const shop = await runShop({ DATA_DIR: dataDir, PORT: String(port) });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toMatch(ONE_SENTENCE);
  expect(shop.output()).toContain(`Port ${port} is taken`);
  expect(shop.output()).not.toContain("    at ");
  holder.close();
});

for (const [what, settings, words] of [
  ["an unknown setting", { SHOP_MODUS: "demo" }, "SHOP_MODUS is not a setting"],
  ["a malformed setting", { RATES_TICK_SECONDS: "soon" }, "RATES_TICK_SECONDS is not usable"],
  [
    "a database that can't be reached",
    { DATABASE_URL: "postgres://shop:the-password@127.0.0.1:1/shop" },
    "The database of DATABASE_URL can't be reached",
  ],
  [
    "a database address that is none",
    { DATABASE_URL: "postgres://shop:the-password@127.0.0.1:99999/shop" },
    "DATABASE_URL",
  ],
] as const) {
  test(`${what} stops the start with one sentence`, async ({ dataDir }) => {
    const shop = await runShop({ DATA_DIR: dataDir, ...settings });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toMatch(ONE_SENTENCE);
    expect(shop.output()).toContain(words);
    expect(shop.output()).not.toContain("    at ");
    expect(shop.output()).not.toContain("the-password");
  });
}

/** Signs up a shopper and logs in over HTTP. @returns the session's token */
async function openAccount(
  url: string,
  person: { name: string; email: string; phone: string; password: string },
): Promise<string> {
  const address = {
    addressLine: "14, 3rd Cross, Malleswaram",
    city: "Bengaluru",
    state: "Karnataka",
    zipcode: "560003",
    primaryPhone: person.phone,
  };
  const post = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const signedUp = await post("/auth/signup", {
    ...person,
    confirmPassword: person.password,
    addresses: [address],
  });
  expect(signedUp.status).toBe(201);
  const { email, password } = person;
  return (await (await post("/auth/login", { email, password })).json()).token;
}
