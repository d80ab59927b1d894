import { describe, expect, it } from "vitest";
import { isDatabaseAway } from "./database-away.ts";

const failed = (fields: object) =>
  new Error("Failed query", { cause: Object.assign(new Error("of the database"), fields) });

describe("the database is away", () => {
  it.each([
    ["a lost connection", { code: "08006" }],
    ["PgBouncer without a server", { code: "08P01", severity: "FATAL" }],
    ["a deadlock", { code: "40P01" }],
    ["a network error", { code: "ECONNRESET" }],
  ])("after %s", (_what, fields) => {
    expect(isDatabaseAway(failed(fields))).toBe(true);
  });

  it.each([
    ["a malformed message", { code: "08P01", severity: "ERROR", routine: "exec_bind_message" }],
    ["a wrong statement", { code: "42P01", routine: "parserOpenTable" }],
  ])("not after %s", (_what, fields) => {
    expect(isDatabaseAway(failed(fields))).toBe(false);
  });
});
