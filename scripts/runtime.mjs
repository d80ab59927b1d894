import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
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
  if (said.includes(LIBRARY)) {
    await bringLibrary().catch(() => {});
    said = (await answer()) ?? said;
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

/** Takes the library out of the system's package, which needs no right to install anything. */
async function bringLibrary() {
  const place = mkdtempSync(join(tmpdir(), "suvarna-library-"));
  try {
    const lists = join(place, "lists");
    const cache = join(place, "cache");
    mkdirSync(join(lists, "partial"), { recursive: true });
    mkdirSync(join(cache, "archives/partial"), { recursive: true });
    const apt = ["-o", `Dir::State::Lists=${lists}`, "-o", `Dir::Cache=${cache}`];
    await run("apt-get", [...apt, "update"], { quiet: true });
    await run("apt-get", [...apt, "download", ITS_PACKAGE], { cwd: place, quiet: true });
    const [archive] = readdirSync(place).filter((name) => name.endsWith(".deb"));
    if (!archive) return;
    await run("dpkg-deb", ["--extract", archive, place], { cwd: place, quiet: true });
    const found = readdirSync(place, { recursive: true }).find((name) => name.includes(LIBRARY));
    if (found) layBeside(join(place, String(found)));
  } finally {
    rmSync(place, { recursive: true });
  }
}

/**
 * Puts the library beside the program, and before the program a line of shell that names it.
 * @param {string} library
 */
function layBeside(library) {
  const beside = join(folder, "lib");
  mkdirSync(beside, { recursive: true });
  copyFileSync(library, join(beside, LIBRARY));
  renameSync(pinnedNode, join(beside, "node"));
  writeFileSync(
    pinnedNode,
    `#!/bin/sh
beside="$(dirname "$(readlink -f "$0")")/../lib"
LD_LIBRARY_PATH="$beside\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$beside/node" "$@"
`,
  );
  chmodSync(pinnedNode, 0o755);
}
