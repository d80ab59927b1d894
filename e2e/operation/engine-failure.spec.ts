import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { test as base, expect } from "@playwright/test";
import { filledFolder } from "../filled-folder.ts";
import { runStart } from "./run-shop.ts";

const BREAK_ENGINE = join(import.meta.dirname, "../../apps/server/test/break-engine.ts");
const FAILED = "The embedded database has failed";
const STARTS_WITHIN_MS = 60_000;

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({ browserName: _ }, use) => {
    await using folder = await filledFolder();
    await use(folder.path);
  },
});

test("a shop that its watchdog has killed is started again", async ({ dataDir }) => {
  const shop = await runStart({ DATA_DIR: dataDir });
  await shop.isOpen();
  const { stdout } = await promisify(execFile)("pgrep", ["-P", String(shop.pid)]);
  process.kill(Number(stdout), "SIGKILL");
  await expect.poll(shop.timesOpened, { timeout: STARTS_WITHIN_MS }).toBe(2);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  shop.signal("SIGTERM");
  await shop.ended;
});

test("a shop whose database engine fails is started again, at most a few times", async ({
  dataDir,
}) => {
  const breakFile = join(dataDir, "break");
  const shop = await runStart({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${pathToFileURL(BREAK_ENGINE).href}`,
    BREAK_ENGINE_FILE: breakFile,
  });
  await shop.isOpen();
  const phone = "9876501234";
  const reply = await fetch(`${shop.url}/api/auth/phone-login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone }),
  });
  expect(reply.status).toBe(200);

  for (const openings of [2, 3, 4]) {
    await writeFile(breakFile, "");
    await expect.poll(shop.timesOpened, { timeout: STARTS_WITHIN_MS }).toBe(openings);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    const { messages } = await (await fetch(`${shop.url}/api/outbox`)).json();
    expect(messages).toHaveLength(1);
  }

  await writeFile(breakFile, "");
  expect(await shop.ended).toBe(75);
  expect(shop.output().split(FAILED)).toHaveLength(1 + 4);
  expect(shop.output()).toContain("The shop has failed 4 times within an hour and stays closed.");
});
