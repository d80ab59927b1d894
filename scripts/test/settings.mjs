import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.mjs";

/**
 * Every setting of the shop, set to an empty text: tests run with the defaults, whatever a
 * developer has in the environment or in .env, and never on the database that is named there.
 * @returns {Record<string, string>}
 */
export function defaultSettings() {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  return Object.fromEntries(
    Array.from(example.matchAll(/^#?([A-Z_]+)=/gm), ([, name]) => [name, ""]),
  );
}
