// `npm start`: installs and builds what is missing or old, then hands over to the server.
import "./node-version.mjs";

const { ensureBuilt } = await import("./build.mjs");
const { explainFailures } = await import("./failure.mjs");
const { ensureInstalled } = await import("./install.mjs");
const { pinnedNode } = await import("./project.mjs");
const { run } = await import("./run.mjs");
const { serverEnv } = await import("./server-env.mjs");
const { exitCodeOfStop, stopSignal } = await import("./stop.mjs");

await explainFailures(async () => {
  for (const step of [ensureInstalled, ensureBuilt, serve]) {
    await step();
    if (stopSignal()) break;
  }
});

// The server's own exit code, or that of a stop which came before there was a server.
process.exitCode ??= exitCodeOfStop();

async function serve() {
  const { code } = await run(pinnedNode, ["apps/server/src/main.ts"], {
    env: serverEnv,
  });
  process.exitCode = code;
}
