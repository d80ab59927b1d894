import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { readConfig, SETTING_NAMES } from "./config.ts";

describe("the documents of the settings", () => {
  const document = (name: string) =>
    readFileSync(join(import.meta.dirname, "../../..", name), "utf8");
  // In the example file, a # directly before a name marks a setting that is switched off; a #
  // before a space begins a comment.
  const examples = parseEnv(document(".env.example").replace(/^#(?=[A-Z])/gm, ""));

  it("contain an example of every setting, with its default", () => {
    expect(Object.keys(examples).sort()).toEqual([...SETTING_NAMES].sort());
    const { DATABASE_URL: _database, REDIS_URL: _redis, ...defaults } = examples;
    expect(readConfig(defaults)).toEqual(readConfig({}));
  });

  it("and a row of docs/settings.md for every setting, with its default", () => {
    const rows = document("docs/settings.md").matchAll(
      /^\| `([A-Z0-9_]+)` \| (?:none|`(.*?)`) \| /gm,
    );
    const written = [...rows].map(([, name = "", value = ""]) => [name, value]);
    // In the documentation, the default of PUBLIC_URL depends on PORT, and DATABASE_URL and
    // REDIS_URL have no default. The example file has example values for them.
    const others = { PUBLIC_URL: "http://localhost:PORT", DATABASE_URL: "", REDIS_URL: "" };
    expect(written.sort()).toEqual(Object.entries({ ...examples, ...others }).sort());
  });
});
