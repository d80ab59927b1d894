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
 * @throws {Failure} if they can't be installed
 */
export async function ensureInstalled() {
  // node_modules from another machine contain programs for that machine.
  const machine = `${process.platform} ${process.arch}`;
  const wanted = `${machine} ${createHash("sha256").update(readFileSync(lockfile)).digest("hex")}`;
  if (contentOf(stamp) === wanted && existsSync(pinnedNode)) return;

  if (!matchesLockfile()) {
    console.log("Installing packages...");
    await npm(
      "ci",
      // Only the runtime's package needs its install script, and ensurePinnedNode runs that.
      "--ignore-scripts",
      // Building and testing need the development packages, also where NODE_ENV is production.
      "--include=dev",
      // The packages run on the pinned Node.js, not on the version that npm would check.
      "--engine-strict=false",
      "--loglevel=error",
    );
  }
  if (!stopSignal()) await ensurePinnedNode();
  if (!stopSignal()) writeFileSync(stamp, wanted);
}

/** Whether npm's own record says that the whole lockfile is installed, by any command. */
function matchesLockfile() {
  const record = contentOf(join(root, "node_modules/.package-lock.json"));
  if (!record) return false;
  const { packages: installed } = JSON.parse(record);
  const { packages: locked } = JSON.parse(readFileSync(lockfile, "utf8"));
  return Object.entries(locked).every(([path, { version, optional, link }]) => {
    // The record omits the project itself and packages for other platforms.
    if (!path.includes("node_modules/") || (optional && !installed[path])) return true;
    return installed[path] && (link || installed[path].version === version);
  });
}

/** @param {string[]} args */
async function npm(...args) {
  const [program, ...rest] = npmCommand(...args);
  // npm is slow to stop; an interrupted installation is repeated at the next start.
  const { code } = await run(program, rest, { graceMs: 1000 });
  if (code !== 0 && !stopSignal()) {
    throw new Failure("The packages could not be installed: see npm's message above.");
  }
}

/** @param {string} file */
function contentOf(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
