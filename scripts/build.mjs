import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.mjs";
import { Failure } from "./failure.mjs";
import { commandOf, pinnedNode, root } from "./project.mjs";
import { run } from "./run.mjs";
import { stopSignal } from "./stop.mjs";

/**
 * A build for browsers: an application with the command that builds it, and the folder of the
 * result below the application's folder `build`.
 * @typedef {{
 *   name: string,
 *   folder: string,
 *   built: string,
 *   builder: readonly [string, string],
 *   env?: Readonly<Record<string, string>>,
 *   assets: string,
 * }} Build
 */

/** @type {readonly Build[]} */
const builds = [
  // Each folder of words is a language, in which the storefront is built.
  ...foldersIn(join(root, "packages/words/src")).map((language) => ({
    name: `storefront (${language})`,
    folder: join(root, "apps/storefront"),
    built: language,
    builder: /** @type {const} */ (["@react-router/dev", "react-router"]),
    env: { SHOP_LANGUAGE: language },
    assets: "client/assets",
  })),
  {
    name: "back office",
    folder: join(root, "apps/backoffice"),
    built: "",
    builder: ["vite", "vite"],
    assets: "assets",
  },
];

/**
 * The storefront in a pseudo-language, in which a test finds texts without a translation and texts
 * that are cut.
 * @type {Build}
 */
const pseudoLanguage = {
  name: "storefront (pseudo-language)",
  folder: join(root, "apps/storefront"),
  built: "pseudo/en",
  builder: ["@react-router/dev", "react-router"],
  env: { SHOP_LANGUAGE: "en", PSEUDO_LANGUAGE: "true" },
  assets: "client/assets",
};

/** @type {Promise<void> | undefined} */
let building;

/**
 * Builds the storefront and the back office where a build is missing or older than its sources. All
 * callers in this process wait for the same build. Without the development packages nothing can be
 * built, so a build from another machine is used.
 * @returns {Promise<void>}
 * @throws {Failure} with the builder's output if it fails
 */
export function ensureBuilt() {
  building ??= buildAll();
  return building;
}

/** Builds the storefront in the pseudo-language, if its build is missing or older than its sources. */
export function ensurePseudoLanguageBuilt() {
  return build(pseudoLanguage);
}

async function buildAll() {
  for (const each of builds) await build(each);
}

/** @param {Build} build */
async function build({ name, folder, built: place, builder, env, assets }) {
  const built = join(folder, "build", place);
  const stamp = join(built, ".suvarna-build");
  const fingerprintNow = fingerprint(folder);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprintNow) return;

  if (!existsSync(join(root, "node_modules", builder[0]))) {
    if (existsSync(stamp)) return;
    throw new Failure(
      `The ${name} is not built, and the development packages that build it are left out here. Build it where they are installed (npm ci, then npm test -- build), and bring its folder build here: ${built}`,
    );
  }
  console.log(`Building the ${name}...`);
  // The stamp is removed until the build has succeeded, so that an interrupted build does not count
  // as finished.
  rmSync(stamp, { force: true });
  const { code, output } = await run(pinnedNode, [commandOf(...builder), "build"], {
    cwd: folder,
    env: { ...env, NODE_ENV: "production" },
    quiet: true,
  });
  if (stopSignal()) return;
  if (code !== 0) {
    throw new Failure(`${output}\nThe ${name} could not be built: see the message above.`);
  }
  await compressAssets(join(built, assets));
  writeFileSync(stamp, fingerprintNow);
}

/**
 * Returns the names, sizes and modification times of all sources as a text. Times are used instead
 * of contents, because reading every file at each start would cost more than an occasional needless
 * build.
 * @param {string} folder an application's folder
 * @returns {string}
 */
function fingerprint(folder) {
  const hash = createHash("sha256");
  for (const file of sources(folder).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/**
 * @param {string} application the folder of an application
 * @returns {string[]}
 */
function sources(application) {
  const packages = readdirSync(join(root, "packages"));
  const folders = [
    join(application, "app"),
    join(application, "public"),
    ...packages.map((name) => join(root, "packages", name, "src")),
  ];
  return [
    join(root, "package-lock.json"),
    ...readdirSync(application, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(application, entry.name)),
    ...folders.flatMap(filesIn),
  ];
}

/**
 * @param {string} folder
 * @returns {string[]} the names of the folders in it
 */
function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
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
