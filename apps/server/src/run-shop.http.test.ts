import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runOnServer } from "../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../test/fresh-database.ts";
import { testConfig } from "../test/settings.ts";
import { BEGUN, trickle } from "../test/trickle.ts";
import { newId } from "./platform/ids.ts";
import { runShop } from "./run-shop.ts";

const USER = `started_${newId().replaceAll("-", "")}`;

let owner: FreshDatabase;
let other: FreshDatabase;
let dataDir: string;
beforeAll(async () => {
  await runOnServer(`create role ${USER} login password 'serving'`);
  owner = await freshDatabase("migrated");
  other = await freshDatabase("empty");
  dataDir = await mkdtemp(join(tmpdir(), "suvarna-test-"));
});
afterAll(async () => {
  await owner[Symbol.asyncDispose]();
  await other[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
  await runOnServer(`drop role ${USER}`);
});

/** Starts a shop with two database users: one owns the tables, the other serves requests. */
async function start(serving: FreshDatabase, ownerUrl: string): Promise<void> {
  const url = new URL(serving.url ?? "");
  url.username = USER;
  url.password = "serving";
  const config = testConfig({
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    MIGRATION_DATABASE_URL: ownerUrl,
  });
  const shop = await runShop(config, {
    clock: () => new Date(),
    pictures: dataDir,
    storefront: null,
    backOffice: null,
    say: () => {},
  });
  await shop.close();
}

it("is refused when its two addresses name different databases", async () => {
  await expect(start(other, owner.url ?? "")).rejects.toThrow(
    "MIGRATION_DATABASE_URL and DATABASE_URL name different databases",
  );
});

it("names the setting whose database can't be reached", async () => {
  const url = new URL(owner.url ?? "");
  url.pathname = "/no_such_database";
  await expect(start(owner, url.href)).rejects.toThrow(
    "The database of MIGRATION_DATABASE_URL can't be reached",
  );
});

it("waits 15 seconds for the headers of a request, and 30 for its body", async () => {
  await using database = await freshDatabase("migrated");
  const settings = { PORT: "0", DATA_DIR: dataDir, DATABASE_URL: database.url ?? "" };
  const shop = await runShop(testConfig(settings), {
    clock: () => new Date(),
    pictures: dataDir,
    storefront: null,
    backOffice: null,
    say: () => {},
  });
  const { server } = shop.services.server;
  const { headersTimeout, requestTimeout, timeout } = server;
  const { port } = server.address() as AddressInfo;
  const [headers, body] = await Promise.all([
    trickle(port, BEGUN.headers, 1000),
    trickle(port, BEGUN.body, 1000),
  ]);
  await shop.close();
  expect([headersTimeout, requestTimeout, timeout]).toEqual([15_000, 30_000, 60_000]);
  expect(headers.ms).toBeGreaterThan(14_900);
  expect(headers.ms).toBeLessThan(28_000);
  expect(body.ms).toBeGreaterThan(29_900);
  expect(body.ms).toBeLessThan(60_000);
});
