import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { runShop } from "./run-shop.ts";

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "suvarna-live-"));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

const CHECK = join(import.meta.dirname, "../../scripts/check-live.mjs");
const ONE_SENTENCE = /^Suvarna can't start: [^\n]+\.\n$/m;

/** Settings with which a live shop starts. The keys are invented and open nothing. */
const LIVE = {
  SHOP_MODE: "live",
  PUBLIC_URL: "https://shop.example",
  TRUST_PROXY: "none",
  REDIS_URL: "none",
  SHOP_SECRET: "s8Kq2vXf7Jr4mZt1yWc9Lb6HdNp3GuEa",
  SEALING_KEYS: "2026a:JLI0eoFRH/rP+2z6PaHiUVCez0s8o2w3FSxZhvMwiXQ=",
  STAFF_EMAIL: "owner@shop.example",
  STAFF_PASSWORD: "umbrella-cactus-violin-97",
  RATES_SOURCE: "manual",
  GST_RATE_BP: "300",
  PAYMENT_GATEWAYS: "none",
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "The Shop <hello@shop.example>",
  SMS_PROVIDER: "msg91",
  MSG91_AUTH_KEY: "key",
  SMS_TEMPLATE_SIGN_IN_CODE: "template",
  SELLER_NAME: "Meghna",
  SELLER_TAGLINE: "Gold",
  SELLER_LEGAL_NAME: "Meghna Gems LLP",
  SELLER_ADDRESS: "5 Long Lane, Pune 411001",
  SELLER_GSTIN: "27AAPFU0939F1ZV",
  SELLER_PHONE: "+91 98111 11111",
  SELLER_EMAIL: "care@shop.example",
  SELLER_HOURS: "10 to 7",
  SELLER_SUPPORT_HOURS: "10 to 5",
  SELLER_GRIEVANCE_NAME: "Asmita Rao",
  SELLER_GRIEVANCE_EMAIL: "grievance@shop.example",
  SELLER_GRIEVANCE_PHONE: "+91 98111 11112",
};

/** Runs `npm run check:live` with these settings. @returns the command's exit status and output */
async function check(settings: Readonly<Record<string, string>>) {
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [CHECK], { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [status] = await once(child, "close");
  return { status: status as number, output: output };
}

test("a demonstration's database is never used by a live shop, and only its owner can read its files", async ({
  dataDir,
}) => {
  const demo = await runShop({ DATA_DIR: dataDir });
  await demo.isOpen();
  demo.signal("SIGTERM");
  await demo.ended;
  // Only files and folders directly in the data folder are checked. Nobody but the owner can enter
  // the database's folder, so the modes of the files in it do not matter.
  for (const name of await readdir(dataDir)) {
    const { mode } = await stat(join(dataDir, name));
    expect([name, mode & 0o077]).toEqual([name, 0]);
  }

  const live = await runShop({ ...LIVE, DATA_DIR: dataDir });
  expect(await live.ended).toBe(1);
  expect(live.output()).toMatch(ONE_SENTENCE);
  expect(live.output()).toContain("This is the database of a demonstration");

  const { status, output } = await check({ ...LIVE, DATA_DIR: dataDir, SHOP_SECRET: "" });
  expect(status).toBe(1);
  expect(output).toContain("- SHOP_SECRET must be a random secret");
  expect(output).toContain("- This is the database of a demonstration");
  expect(output).toContain(`- the sealing key "own" of this database is missing`);
});

test("a live shop's database is never used by a demonstration, and needs its sealing key", async ({
  dataDir,
}) => {
  expect(await check({ ...LIVE, DATA_DIR: dataDir })).toMatchObject({
    status: 0,
    output: expect.stringContaining("Advice: SMS_TEMPLATE_DOOR_CODE is not set"),
  });
  const live = await runShop({ ...LIVE, DATA_DIR: dataDir });
  await live.isOpen();
  live.signal("SIGTERM");
  await live.ended;
  expect(await check({ ...LIVE, DATA_DIR: dataDir })).toMatchObject({ status: 0 });

  for (const [settings, words] of [
    [{}, "This is the database of a live shop"],
    [
      { ...LIVE, SEALING_KEYS: "2026a:kx0hJ8Yt0cM1pQ0Yb2m8J1W7n3n0l5dR9f6uVq4sT2E=" },
      'the sealing key "2026a" is not the one',
    ],
  ] as const) {
    const other = await runShop({ DATA_DIR: dataDir, ...settings });
    expect(await other.ended).toBe(1);
    expect(other.output()).toMatch(ONE_SENTENCE);
    expect(other.output()).toContain(words);
  }
});

test("settings of a real shop are no demonstration by default", async ({ dataDir }) => {
  const { SHOP_MODE: _, ...unsaid } = LIVE;
  const shop = await runShop({ ...unsaid, DATA_DIR: dataDir });
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toMatch(ONE_SENTENCE);
  expect(shop.output()).toContain(
    "SHOP_MODE must be written, because PUBLIC_URL is an https address",
  );
  expect(await readdir(dataDir)).toEqual([]);
});
