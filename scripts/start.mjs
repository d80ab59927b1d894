// `npm start`: installs and builds the parts that are missing or out of date, then runs the server.
import { constants } from "node:os";
import "./node-version.mjs";

const { ensureBuilt } = await import("./build.mjs");
const { explainFailures } = await import("./failure.mjs");
const { ensureInstalled } = await import("./install.mjs");
const { pinnedNode } = await import("./project.mjs");
const { run } = await import("./run.mjs");
const { serverEnv, serverFlags } = await import("./server-env.mjs");
const { exitCodeOfStop, stopSignal } = await import("./stop.mjs");

/** The exit status with which the server requests a restart (see apps/server/src/run-shop.ts). */
const RESTART_STATUS = 75;
/**
 * The exit status of a server that was killed with SIGKILL. Its own watchdog kills a server whose
 * event loop is blocked (see apps/server/src/platform/watchdog.ts), and the system kills a server
 * when memory runs out.
 */
const KILLED_STATUS = 128 + constants.signals.SIGKILL;
const RESTARTED = [RESTART_STATUS, KILLED_STATUS];
/**
 * The time in milliseconds before a stopping server is killed. The server may drain for up to five
 * minutes (DRAIN_SECONDS) and then ends itself, and its watchdog ends a blocked server, so the kill
 * is the last resort.
 */
const SERVER_GRACE_MS = 320_000;
/** The maximum number of restarts of the server within an hour. */
const RESTARTS_AN_HOUR = 3;
const HOUR_MS = 3_600_000;

await explainFailures(async () => {
  for (const step of [install, ensureBuilt, serve]) {
    await step();
    if (stopSignal()) break;
  }
});

// The exit code is that of the server, or that of a stop before the server was started.
process.exitCode ??= exitCodeOfStop();

/**
 * Installs the packages. Running a built shop needs no development packages, so they may be
 * missing.
 */
function install() {
  return ensureInstalled({ mayLeaveOutDevelopment: true });
}

/**
 * Runs the server until it ends. The server is started again if it requests a restart or was
 * killed.
 */
async function serve() {
  /** @type {number[]} the times of the restarts within the last hour */
  let restarts = [];
  for (;;) {
    const code = await runServer();
    process.exitCode = code;
    if (!RESTARTED.includes(code) || stopSignal()) return;
    restarts = restarts.filter((at) => at > Date.now() - HOUR_MS);
    if (restarts.length === RESTARTS_AN_HOUR) {
      console.error(
        `The shop has failed ${restarts.length + 1} times within an hour and stays closed.`,
      );
      return;
    }
    restarts.push(Date.now());
    console.log("The shop is started again...");
  }
}

async function runServer() {
  const { code } = await run(pinnedNode, [...serverFlags, "apps/server/src/main.ts"], {
    env: serverEnv,
    graceMs: SERVER_GRACE_MS,
  });
  return code;
}
