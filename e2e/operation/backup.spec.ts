import { execFile } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { filledFolder } from "../filled-folder.ts";
import { runShop } from "./run-shop.ts";

const SERVER = join(import.meta.dirname, "../../apps/server/src");
const PHONE = "9876501234";

/** Runs a command for operators. @returns the command's output */
async function operate(
  program: string,
  settings: Readonly<Record<string, string>>,
  ...parameters: string[]
): Promise<string> {
  const env = { ...process.env, ...settings };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(SERVER, program), ...parameters],
    {
      env,
    },
  );
  return stdout;
}

test("a shop is backed up while it runs, and starts in another folder", async () => {
  await using folder = await filledFolder();
  const elsewhere = await mkdtemp(join(tmpdir(), "suvarna-restored-"));
  const file = join(elsewhere, "shop.tar.gz");
  const first = await runShop({ DATA_DIR: folder.path });
  await first.isOpen();
  const reply = await fetch(`${first.url}/api/auth/phone-login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone: PHONE }),
  });
  expect(reply.status).toBe(200);

  const backUp = `${first.url}/operator/backup`;
  for (const authorization of ["", "Bearer x"]) {
    const headers = { "content-type": "application/json", authorization };
    const body = JSON.stringify({ file: join(elsewhere, "stolen.tar.gz") });
    expect((await fetch(backUp, { method: "POST", headers, body })).status).toBe(403);
  }
  expect((await stat(join(folder.path, "operator-token"))).mode & 0o077).toBe(0);
  const running = { DATA_DIR: folder.path, PORT: new URL(first.url).port, HOST: "127.0.0.1" };
  const output = await operate("backup.ts", running, file);
  expect(output).toContain("It holds no keys. Keep these sealing keys elsewhere: own.");
  const key = (await readFile(join(folder.path, "sealing-key"), "utf8")).trim().slice(4);
  expect((await readFile(file)).includes(key)).toBe(false);
  first.signal("SIGTERM");
  await first.ended;

  const to = { DATA_DIR: join(elsewhere, "data") };
  await expect(operate("restore.ts", to, file)).rejects.toThrow("--nothing-since");
  expect(await operate("restore.ts", to, file, "--nothing-since")).toContain(
    "All counts and sums agree",
  );
  // The shop does not open without the sealing key of its database.
  const keyless = await runShop(to);
  await keyless.ended;
  expect(keyless.output()).toContain("sealing key");
  await copyFile(join(folder.path, "sealing-key"), join(to.DATA_DIR, "sealing-key"));
  const second = await runShop(to);
  await second.isOpen();
  const { messages } = await (await fetch(`${second.url}/api/outbox`)).json();
  expect(messages).toEqual([expect.objectContaining({ to: expect.stringContaining(PHONE) })]);
  expect(await (await fetch(`${second.url}/shop`)).text()).toContain("71 pieces");
  second.signal("SIGTERM");
  await second.ended;
  await rm(elsewhere, { recursive: true, force: true });
});
