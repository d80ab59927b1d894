import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { machineNode, pinnedNode, root } from "./project.mjs";
import { run } from "./run.mjs";
import { stopSignal } from "./stop.mjs";

const folder = join(root, "node_modules/node");

/** A library that Node.js needs and that the smallest Debian and Ubuntu machines lack. */
const LIBRARY = "libatomic.so.1";
const ITS_PACKAGE = "libatomic1";

/**
 * Makes sure that the pinned Node.js is there and runs.
 * @throws {Failure} when it can't be had for this machine
 */
export async function ensurePinnedNode() {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  let said = await answer();
  if (said === null) {
    console.log(`Installing Node.js ${version}...`);
    // What npm would do, if it ran install scripts: the package fetches its program by one.
    const script = join(folder, "installArchSpecificPackage.js");
    const { output } = await run(machineNode(), [script], { cwd: folder, quiet: true });
    said = (await answer()) ?? output;
  }
  if (stopSignal()) return;
  if (said.trim() === `v${version}`) return linkCommand();
  const hint = said.includes(LIBRARY) ? ` Install ${LIBRARY} (Debian: ${ITS_PACKAGE}) first.` : "";
  throw new Failure(
    `${said}\nNode.js ${version} does not run on this machine (${process.platform} ${process.arch}).${hint}`,
  );
}

/** What the pinned Node.js says when it is asked for its version; null when it is not there. */
async function answer() {
  if (!existsSync(pinnedNode)) return null;
  try {
    return (await run(pinnedNode, ["--version"], { quiet: true })).output;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

/** npm links the command when it installs the package, and then there is no program yet. */
function linkCommand() {
  const command = join(root, "node_modules/.bin/node");
  if (process.platform !== "win32" && !existsSync(command)) {
    rmSync(command, { force: true });
    symlinkSync("../node/bin/node", command);
  }
}
