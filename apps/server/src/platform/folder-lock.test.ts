import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "suvarna-lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const folder = () => join(dataDir, "database");
const file = () => join(dataDir, "database.lock");

it("locks a free folder, and releases it", () => {
  const unlock = lockFolder(folder());
  expect(readFileSync(file(), "utf8")).toMatch(new RegExp(`^${process.pid}\\b`));
  unlock();
  expect(() => readFileSync(file())).toThrow();
});

it("takes over the lock of a dead process", () => {
  writeFileSync(file(), "4194999 1");
  lockFolder(folder())();
});

it("takes over the lock when another process now has the dead process's id", () => {
  writeFileSync(file(), `${process.ppid} 1`);
  lockFolder(folder())();
});

it("refuses while another process has the lock", async () => {
  const holder = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { lockFolder } from ${JSON.stringify(new URL("folder-lock.ts", import.meta.url).href)};
       lockFolder(${JSON.stringify(folder())}); console.log("locked"); setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  expect(() => lockFolder(folder())).toThrow(`Another shop (process ${holder.pid}) is running`);
  const ended = new Promise((resolve) => holder.once("exit", resolve));
  holder.kill("SIGKILL");
  await ended;
  lockFolder(folder())();
});

it("reports plainly when the folder can't be created", () => {
  writeFileSync(join(dataDir, "file"), "");
  expect(() => lockFolder(join(dataDir, "file", "database"))).toThrow(/can't be made \(ENOTDIR\)/);
});
