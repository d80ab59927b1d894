import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.mjs";

/**
 * Every setting of the shop, set to an empty text. Tests thus run with the defaults, independent of
 * a developer's environment and .env file, and never on the database that these name.
 * @returns {Record<string, string>}
 */
export function defaultSettings() {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  return Object.fromEntries(
    Array.from(example.matchAll(/^#?([A-Z_]+)=/gm), ([, name]) => [name, ""]),
  );
}
