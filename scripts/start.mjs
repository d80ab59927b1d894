// `npm start`: installs and builds what is missing or old, then hands over to the server.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import "./node-version.mjs";

const { ensureBuilt } = await import("./build.mjs");
const { explainFailures } = await import("./failure.mjs");
const { ensureInstalled } = await import("./install.mjs");
const { pinnedNode, root } = await import("./project.mjs");
const { run } = await import("./run.mjs");
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
  const quickImports = pathToFileURL(join(root, "apps/server/src/platform/quick-imports.mjs"));
  const { code } = await run(pinnedNode, [`--import=${quickImports}`, "apps/server/src/main.ts"], {
    env: {
      NODE_ENV: "production",
      // What was parsed and stripped of its types once is not parsed again at the next start.
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node"),
    },
  });
  process.exitCode = code;
}
