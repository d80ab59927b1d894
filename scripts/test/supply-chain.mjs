import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../failure.mjs";
import { npmCommand, root } from "../project.mjs";
import { run } from "../run.mjs";

/** The licences of packages that the shop may use, as SPDX names. */
const LICENCES = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC-BY-4.0",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/**
 * The licences of packages that name their licence only in a file.
 * @type {Record<string, string>}
 */
const LICENCES_FROM_FILES = { "combine-errors": "MIT", "png-js": "MIT" };

/**
 * The path of the software bill of materials, which lists the packages that the shop runs on, in
 * the format CycloneDX.
 */
const BILL = "sbom.cdx.json";
const BILL_ARGS = [
  "sbom",
  "--sbom-format=cyclonedx",
  "--omit=dev",
  "--package-lock-only",
  "--workspace=apps/server",
  "--workspace=apps/storefront",
  "--workspace=apps/backoffice",
  "--loglevel=error",
];

/**
 * @typedef {object} LockedPackage an entry of package-lock.json
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link] a workspace of this project
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [inBundle] whether the package lies inside the archive of another package
 */

/**
 * The step `supply-chain`: checks every package of the lockfile, and writes the software bill of
 * materials.
 * @throws {Failure} with every fault
 */
export async function checkSupplyChain() {
  const { allowScripts } = readJson("package.json");
  const { packages } = readJson("package-lock.json");
  const faults = faultsOf(packages, allowScripts);
  if (faults.length > 0) throw new Failure(faults.join("\n"));
  const [program, ...args] = npmCommand(...BILL_ARGS);
  const { code, output } = await run(program, args, { quiet: true });
  if (code !== 0) throw new Failure(output);
  writeFileSync(join(root, BILL), output);
}

/**
 * Lists the faults of a lockfile: a package without a checksum, a package that names a registry, a
 * package with an install script about which package.json has no decision, or a package with a
 * licence that is not allowed.
 * @param {Record<string, LockedPackage>} packages by their folders
 * @param {Record<string, boolean>} allowScripts the decisions of package.json, by package name
 * @returns {string[]}
 */
export function faultsOf(packages, allowScripts) {
  return Object.entries(packages).flatMap(([folder, locked]) => {
    if (!folder.includes("node_modules/") || locked.link) return [];
    const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    const faults = [];
    if (!isCovered(packages, folder)) faults.push("has no checksum");
    if (locked.resolved) faults.push(`names a registry: ${locked.resolved}`);
    if (locked.hasInstallScript && !(name in allowScripts)) {
      faults.push("has an install script that allowScripts of package.json does not decide about");
    }
    const licence = locked.license ?? LICENCES_FROM_FILES[name];
    if (!isAllowed(licence)) {
      faults.push(`has a licence that the shop does not use: ${licence ?? "none"}`);
    }
    return faults.map((fault) => `${name} ${fault}.`);
  });
}

/**
 * Returns whether a checksum covers the package of this folder. A bundled package has no checksum
 * of its own: it lies inside the archive of the package that bundles it, and the checksum of that
 * archive covers it.
 * @param {Record<string, LockedPackage>} packages by their folders
 * @param {string} folder
 * @returns {boolean}
 */
function isCovered(packages, folder) {
  const { integrity, inBundle } = packages[folder] ?? {};
  const outer = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0));
  return Boolean(integrity) || (Boolean(inBundle) && isCovered(packages, outer));
}

/**
 * Returns whether a licence may be used. With alternatives (OR) one allowed licence is enough; in a
 * combination (AND) all licences must be allowed.
 * @param {string} [licence] an SPDX expression
 */
function isAllowed(licence = "") {
  const alternatives = licence.replace(/^\(|\)$/g, "").split(" OR ");
  return alternatives.some((each) => each.split(" AND ").every((name) => LICENCES.has(name)));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8"));
}
