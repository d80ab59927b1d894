import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../project.mjs";

/**
 * Returns every setting of the shop as an empty text. So tests run with the default settings,
 * independent of a developer's environment and .env file, and never on the database that these
 * name.
 * @returns {Record<string, string>}
 */
export function defaultSettings() {
  const example = readFileSync(join(root, ".env.example"), "utf8");
  return Object.fromEntries(
    Array.from(example.matchAll(/^#?([A-Z_]+)=/gm), ([, name]) => [name, ""]),
  );
}
