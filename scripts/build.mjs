import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Failure } from "./failure.mjs";
import { commandOf, pinnedNode, root } from "./project.mjs";
import { run } from "./run.mjs";
import { stopSignal } from "./stop.mjs";

const storefront = join(root, "apps/storefront");
const built = join(storefront, "build");
const stamp = join(built, ".suvarna-build");

/** @type {Promise<void> | undefined} */
let building;

/**
 * Builds the storefront if its build is missing or older than its sources. All callers in this
 * process wait for the same build.
 * @returns {Promise<void>}
 * @throws {Failure} with the builder's output if it fails
 */
export function ensureBuilt() {
  building ??= build();
  return building;
}

async function build() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;

  console.log("Building the storefront...");
  // Removed until the build has succeeded, so that an interrupted build is not taken for a finished
  // one.
  rmSync(stamp, { force: true });
  const { code, output } = await run(
    pinnedNode,
    [commandOf("@react-router/dev", "react-router"), "build"],
    { cwd: storefront, env: { NODE_ENV: "production" }, quiet: true },
  );
  if (stopSignal()) return;
  if (code !== 0) {
    throw new Failure(`${output}\nThe storefront could not be built: see the message above.`);
  }
  mkdirSync(built, { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Names, sizes and modification times of all sources. Times instead of contents, because reading
 * every file at each start would cost more than an occasional needless build.
 */
function fingerprint() {
  const hash = createHash("sha256");
  for (const file of sources().sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** @returns {string[]} */
function sources() {
  const packages = readdirSync(join(root, "packages"));
  const folders = [
    join(storefront, "app"),
    join(storefront, "public"),
    ...packages.map((name) => join(root, "packages", name, "src")),
  ];
  return [
    join(root, "package-lock.json"),
    ...readdirSync(storefront, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(storefront, entry.name)),
    ...folders.flatMap(filesIn),
  ];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}
