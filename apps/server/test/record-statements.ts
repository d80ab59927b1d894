import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { afterAll, expect } from "vitest";

/**
 * Writes the statements that the shop runs in a test file as a line of JSON to the file that
 * `STATEMENTS_FILE` names. `npm test` compares the lines of both databases: a test file that runs
 * on PostgreSQL only must have no statement of its own (docs/decisions/0099).
 */
const target = process.env["STATEMENTS_FILE"];
if (target) {
  const statements = new Set<string>();
  const record = (text: unknown) => void statements.add(String(text));
  subscribe("suvarna:statement", record);
  afterAll(() => {
    unsubscribe("suvarna:statement", record);
    const file = relative(process.cwd(), expect.getState().testPath ?? "");
    appendFileSync(target, `${JSON.stringify({ file, statements: [...statements] })}\n`);
  });
}
