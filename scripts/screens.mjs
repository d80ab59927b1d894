// `npm run screens`: takes a screenshot of every page at desk and phone size, in `screens/`. `npm
// run screens -- shop` takes only the screenshots whose name contains the word `shop`.
import "./node-version.mjs";

const { ensureBuilt } = await import("./build.mjs");
const { explainFailures } = await import("./failure.mjs");
const { ensureInstalled } = await import("./install.mjs");
const { commandOf, pinnedNode } = await import("./project.mjs");
const { run } = await import("./run.mjs");
const { ensureChromium } = await import("./test/chromium.mjs");

await explainFailures(async () => {
  await ensureInstalled();
  const CHROMIUM_PATH = await ensureChromium();
  await ensureBuilt();
  const grepFlags = process.argv.slice(2).flatMap((word) => ["--grep", word]);
  const { code } = await run(
    pinnedNode,
    [
      commandOf("@playwright/test", "playwright"),
      "test",
      "--config=e2e/screens.config.ts",
      ...grepFlags,
    ],
    { env: { CHROMIUM_PATH } },
  );
  process.exitCode = code;
});
