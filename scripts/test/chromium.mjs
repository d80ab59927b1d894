import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { Failure } from "../failure.mjs";
import { commandOf, pinnedNode, root } from "../project.mjs";
import { run } from "../run.mjs";
import { stopSignal } from "../stop.mjs";

/**
 * The name of Chromium's headless program, which needs half the processor time of the full browser
 * for the same pages.
 */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_APPS = [
  "Chromium.app/Contents/MacOS/Chromium",
  "Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds the Chromium for the browser tests: an installed browser, preferably the headless one, or
 * else a newly installed browser.
 * @returns {Promise<string>} its program file
 * @throws {Failure} if there is no browser and none can be installed
 */
export async function ensureChromium() {
  const there = await findChromium();
  if (there) return there;
  if (process.env.CHROMIUM_PATH) {
    throw new Failure(`CHROMIUM_PATH names no Chromium: ${process.env.CHROMIUM_PATH}.`);
  }

  console.log("Installing Chromium for the browser tests...");
  let output = "";
  for (const [program, ...args] of await waysToInstall()) {
    output += (await run(program, args, { quiet: true })).output;
    const installed = await findChromium();
    if (installed) return installed;
    if (stopSignal()) break;
  }
  throw new Failure(
    `${output}\nNo Chromium is installed and none could be: install Chromium or Chrome, or set CHROMIUM_PATH to its program.`,
  );
}

async function findChromium() {
  for (const path of candidates()) {
    if (existsSync(path) && (await isChromium(path))) return path;
  }
  return null;
}

/** @returns {string[]} */
function candidates() {
  const chosenPath = process.env.CHROMIUM_PATH;
  if (chosenPath) return [chosenPath];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const { chromium } = createRequire(join(root, "e2e/package.json"))("@playwright/test");
  return [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MAC_APPS.map((app) => join("/Applications", app)),
    chromium.executablePath(),
  ];
}

/**
 * Returns whether a program is Chromium. A program with Chromium's name may be a stub that only
 * prints how to install the browser.
 * @param {string} path
 */
async function isChromium(path) {
  try {
    const { code, output } = await run(path, ["--version"], { quiet: true });
    return code === 0 && /chrom/i.test(output);
  } catch {
    return false;
  }
}

/**
 * Lists commands that may install Chromium, in the order in which they are tried.
 * @returns {Promise<[string, ...string[]][]>}
 */
async function waysToInstall() {
  const asRoot = await rootPrefix();
  const playwright = [pinnedNode, commandOf("@playwright/test", "playwright"), "install"];
  /** @type {string[][]} */
  const ways = [];
  if (asRoot) {
    for (const name of [SHELL, "chromium"]) ways.push(...aptInstall(asRoot, name));
  }
  // Only root can install the system libraries. Without root the installation continues without
  // them, because they may be installed already.
  ways.push(asRoot ? [...playwright, "--with-deps", "chromium"] : [...playwright, "chromium"]);
  return /** @type {[string, ...string[]][]} */ (ways);
}

/**
 * Lists the commands that install a Debian package; empty on another system.
 * @param {string[]} asRoot
 * @param {string} name
 * @returns {[string, ...string[]][]}
 */
function aptInstall(asRoot, name) {
  if (!existsSync("/usr/bin/apt-get")) return [];
  const apt = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  const install = ["install", "--yes", "--no-install-recommends", name];
  return [
    [...apt, "update"],
    [...apt, ...install],
  ].map(([program = "", ...args]) => [program, ...args]);
}

/**
 * Returns the prefix of a command that must run as root: empty for root, or sudo if it needs no
 * password.
 */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  try {
    const { code } = await run("sudo", ["-n", "true"], { quiet: true });
    return code === 0 ? ["sudo", "-n"] : null;
  } catch {
    return null;
  }
}
