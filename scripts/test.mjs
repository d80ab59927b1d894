// `npm test`: runs every check. `npm test -- unit api` runs only the steps of these names.
import "./node-version.mjs";

const { explainFailures } = await import("./failure.mjs");
const { ensureInstalled } = await import("./install.mjs");
const { exitCodeOfStop, stopSignal } = await import("./stop.mjs");
const { printSummary } = await import("./test/report.mjs");
const { chooseSteps } = await import("./test/steps.mjs");
const { runSteps } = await import("./test/run-steps.mjs");

await explainFailures(async () => {
  const steps = chooseSteps(process.argv.slice(2));
  if (!stopSignal()) await ensureInstalled();
  if (!stopSignal()) {
    const results = await runSteps(steps);
    if (!stopSignal()) {
      const { failed } = printSummary(results);
      process.exitCode = failed > 0 ? 1 : 0;
    }
  }
});

process.exitCode ??= exitCodeOfStop();
