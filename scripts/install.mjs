import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { npmCommand, pinnedNode, root } from "./project.mjs";
import { run } from "./run.mjs";
import { ensurePinnedNode } from "./runtime.mjs";
import { stopSignal } from "./stop.mjs";

const lockfile = join(root, "package-lock.json");
const stamp = join(root, "node_modules/.suvarna-install");

/**
 * Installs the packages of `package-lock.json` and the pinned Node.js if they are missing.
 * @param {{ mayLeaveOutDevelopment?: boolean }} [options] whether an installation by
 *   `npm ci --omit=dev` stays as it is
 * @throws {Failure} if they can't be installed
 */
export async function ensureInstalled({ mayLeaveOutDevelopment = false } = {}) {
  // Packages that were installed on another kind of machine contain programs for that machine, so
  // the machine is part of the stamp.
  const machine = `${process.platform} ${process.arch}`;
  const expectedStamp = `${machine} ${createHash("sha256").update(readFileSync(lockfile)).digest("hex")}`;
  if (contentOf(stamp) === expectedStamp && existsSync(pinnedNode)) return;

  if (mayLeaveOutDevelopment && lockedAndInstalled(isInstalledWithoutDevelopment)) {
    // No stamp is written, because building and testing still have to install the development
    // packages.
    await ensurePinnedNode();
    return;
  }
  if (!lockedAndInstalled(isInstalled)) {
    console.log("Installing packages...");
    await npm(
      "ci",
      // Only the package of the Node.js runtime needs its install script, which ensurePinnedNode
      // runs.
      "--ignore-scripts",
      // Building and testing need the development packages, even where NODE_ENV is `production`.
      "--include=dev",
      // npm would compare the packages with its own version of Node.js, but they run on the pinned
      // version.
      "--engine-strict=false",
      "--loglevel=error",
    );
  }
  if (!stopSignal()) await ensurePinnedNode();
  if (!stopSignal()) writeFileSync(stamp, expectedStamp);
}

/**
 * Reads the lockfile and npm's own record of the installed packages, and compares them.
 * @param {(locked: Packages, installed: Packages) => boolean} compare
 */
function lockedAndInstalled(compare) {
  const record = contentOf(join(root, "node_modules/.package-lock.json"));
  if (!record) return false;
  return compare(JSON.parse(readFileSync(lockfile, "utf8")).packages, JSON.parse(record).packages);
}

/**
 * The packages of a lockfile by their paths.
 * @typedef {Readonly<Record<string, {
 *   version?: string, optional?: boolean, link?: boolean, dev?: boolean, devOptional?: boolean,
 * }>>} Packages
 */

/**
 * Returns whether all packages of the lockfile are installed.
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, { version, optional, link }]) => {
    // npm's record omits the project itself, and packages for other platforms.
    if (!path.includes("node_modules/") || (optional && !installed[path])) return true;
    return installed[path] && (link || installed[path].version === version);
  });
}

/**
 * Returns whether all packages of the lockfile are installed except for the development packages,
 * and none of the latter.
 * @param {Packages} locked
 * @param {Packages} installed
 */
export function isInstalledWithoutDevelopment(locked, installed) {
  const all = Object.entries(locked);
  const isDevelopment = (/** @type {Packages[string]} */ { dev, devOptional }) =>
    dev || devOptional;
  const needed = all.filter(([, one]) => !isDevelopment(one));
  const leftOut = all.filter(([path, { dev }]) => dev && path.includes("node_modules/"));
  return (
    isInstalled(Object.fromEntries(needed), installed) &&
    leftOut.every(([path]) => !installed[path])
  );
}

/** @param {string[]} args */
async function npm(...args) {
  const [program, ...rest] = npmCommand(...args);
  // npm stops slowly, so it gets a short time. An interrupted installation is repeated at the next
  // start.
  const { code } = await run(program, rest, { graceMs: 1000 });
  if (code !== 0 && !stopSignal()) {
    throw new Failure("The packages could not be installed: see npm's message above.");
  }
}

/** @param {string} file */
function contentOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
