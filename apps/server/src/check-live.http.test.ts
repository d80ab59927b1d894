import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runOnServer } from "../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../test/fresh-database.ts";
import { newId } from "./platform/ids.ts";
import { SERVING_USER_OWNS } from "./platform/serving-user.ts";

const USER = `checked_${newId().replaceAll("-", "")}`;

let owner: FreshDatabase;
let servingUrl: string;
beforeAll(async () => {
  await runOnServer(`create role ${USER} login password 'serving'`);
  owner = await freshDatabase("migrated");
  const url = new URL(owner.url ?? "");
  url.username = USER;
  url.password = "serving";
  servingUrl = url.href;
});
afterAll(async () => {
  await owner[Symbol.asyncDispose]();
  await runOnServer(`drop role ${USER}`);
});

/** Runs `npm run check:live` with these settings. @returns what the command printed */
function check(settings: Readonly<Record<string, string>>): Promise<string> {
  const env = { SHOP_MODE: "live", ...settings };
  const { promise, resolve } = Promise.withResolvers<string>();
  // The command runs in a folder without an .env file. It exits with status 1, because settings of
  // a live shop are missing.
  execFile(
    process.execPath,
    [join(import.meta.dirname, "check-live.ts")],
    { env, cwd: tmpdir() },
    (_status, text) => resolve(text),
  );
  return promise;
}

it("examines a database whose serving user has no rights yet as its owner", async () => {
  await owner.db.execute("insert into stamps (name, value) values ('mode', 'demo')");
  const output = await check({ DATABASE_URL: servingUrl, MIGRATION_DATABASE_URL: owner.url ?? "" });
  expect(output).toContain("- This is the database of a demonstration");
  expect(output).not.toContain("could not be examined");
  expect(output).not.toContain(SERVING_USER_OWNS);
});

it("still reports a serving user that could alter the tables", async () => {
  const url = owner.url ?? "";
  const output = await check({ DATABASE_URL: url, MIGRATION_DATABASE_URL: url });
  expect(output).toContain(`- ${SERVING_USER_OWNS}`);
});
