// `npm run check:live`: lists the problems that keep the shop from opening in live mode.
import "./node-version.mjs";

const { explainFailures } = await import("./failure.mjs");
const { ensureInstalled } = await import("./install.mjs");
const { pinnedNode } = await import("./project.mjs");
const { run } = await import("./run.mjs");
const { serverEnv } = await import("./server-env.mjs");
const { exitCodeOfStop, stopSignal } = await import("./stop.mjs");

await explainFailures(async () => {
  await ensureInstalled({ mayLeaveOutDevelopment: true });
  if (stopSignal()) return;
  const { code } = await run(pinnedNode, ["apps/server/src/check-live.ts"], { env: serverEnv });
  process.exitCode = code;
});

process.exitCode ??= exitCodeOfStop();
