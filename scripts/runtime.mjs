import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { machineNode, pinnedNode, root } from "./project.mjs";
import { run } from "./run.mjs";
import { stopSignal } from "./stop.mjs";

const folder = join(root, "node_modules/node");

/**
 * The Debian package of a library that Node.js needs and that minimal Debian and Ubuntu machines
 * lack.
 */
const LIBRARY = "libatomic.so.1";
const ITS_PACKAGE = "libatomic1";

/**
 * Makes sure that the pinned Node.js is installed and runs.
 * @throws {Failure} if it can't be installed on this machine
 */
export async function ensurePinnedNode() {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  let installedVersion = await answer();
  if (installedVersion === null) {
    console.log(`Installing Node.js ${version}...`);
    // This script of the runtime's package downloads the program. npm does not run it, because
    // install scripts are disabled.
    const script = join(folder, "installArchSpecificPackage.js");
    const { output } = await run(machineNode(), [script], { cwd: folder, quiet: true });
    installedVersion = (await answer()) ?? output;
  }
  if (stopSignal()) return;
  if (installedVersion.trim() === `v${version}`) return linkCommand();
  const hint = installedVersion.includes(LIBRARY)
    ? ` Install ${LIBRARY} (Debian: ${ITS_PACKAGE}) first.`
    : "";
  throw new Failure(
    `${installedVersion}\nNode.js ${version} does not run on this machine (${process.platform} ${process.arch}).${hint}`,
  );
}

/** Returns the version that the pinned Node.js prints; null if it is not installed. */
async function answer() {
  if (!existsSync(pinnedNode)) return null;
  try {
    return (await run(pinnedNode, ["--version"], { quiet: true })).output;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/**
 * Creates the link of the command `node`. npm creates such links during the installation, when the
 * program of the runtime's package does not exist yet.
 */
function linkCommand() {
  const command = join(root, "node_modules/.bin/node");
  if (process.platform !== "win32" && !existsSync(command)) {
    rmSync(command, { force: true });
    symlinkSync("../node/bin/node", command);
  }
}
