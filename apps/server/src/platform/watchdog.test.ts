import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";

const BLOCKED = join(import.meta.dirname, "../../test/blocked-process.ts");

/** Starts a process whose watchdog waits for 500 ms. */
async function startProcess(): Promise<{ child: ChildProcess; output: () => string } & Disposable> {
  const child = fork(BLOCKED, [], { execArgv: [], silent: true });
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  await once(child, "message");
  return { child, output: () => output, [Symbol.dispose]: () => void child.kill("SIGKILL") };
}

it("a process whose event loop hangs is killed, with the reason in its log", async () => {
  using blocked = await startProcess();
  const { child, output } = blocked;
  child.send(60_000);
  expect(await once(child, "close")).toEqual([null, "SIGKILL"]);
  expect(output()).toBe("The shop has stood still for 1 s and is ended.\n");
});

it("a process that was busy for a moment, or slept with its machine, is not killed", async () => {
  using busy = await startProcess();
  const { child, output } = busy;
  child.send(200);
  await once(child, "message");
  child.kill("SIGSTOP");
  await pause(1500);
  child.kill("SIGCONT");
  await pause(300);
  child.send(0);
  expect(await once(child, "message")).toEqual(["free", undefined]);
  expect([child.exitCode, child.signalCode, output()]).toEqual([null, null, ""]);
});
