import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ensureBuilt } from "../build.mjs";
import { Failure } from "../failure.mjs";
import { run } from "../run.mjs";
import { playwright } from "./playwright.mjs";

const NAMES = ["firefox-esr", "firefox"];
const MAC_APP = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** @import { Outcome, Turn } from "./run-steps.mjs" */

/**
 * The step `firefox`: the main path in the machine's Firefox. Without Firefox the step is skipped
 * and Firefox is not installed, because the tests in Chromium cover the same path.
 * @param {Turn} turn
 * @returns {Promise<Outcome>}
 * @throws {Failure} if FIREFOX_PATH is set but is not Firefox
 */
export async function firefoxTests(turn) {
  const firefox = await findFirefox();
  if (!firefox) {
    const skipReason = "The step firefox is skipped because there is no Firefox on this machine.";
    return { passed: 0, failed: 0, skipped: 1, skipReason };
  }
  await ensureBuilt();
  return playwright("firefox.config.ts", turn, { FIREFOX_PATH: firefox });
}

async function findFirefox() {
  const setting = process.env.FIREFOX_PATH;
  if (setting) {
    if (await isFirefox(setting)) return setting;
    throw new Failure(`FIREFOX_PATH names no Firefox: ${setting}.`);
  }
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...paths, MAC_APP]) {
    if (await isFirefox(path)) return path;
  }
  return null;
}

/**
 * Returns whether a program is Firefox. A program with Firefox's name may be a stub that only
 * prints how to install the browser.
 * @param {string} path
 */
async function isFirefox(path) {
  if (!existsSync(path)) return false;
  try {
    const { code, output } = await run(path, ["--version"], { quiet: true });
    return code === 0 && /firefox/i.test(output);
  } catch {
    return false;
  }
}
