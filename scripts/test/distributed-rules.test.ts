import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NEEDED, REFUSED } from "./distributed-features.mjs";
import { faultsOfStatements, featuresOf } from "./distributed-rules.mjs";

const SCALE = readFileSync(join(import.meta.dirname, "../../docs/scale.md"), "utf8");

/** A statement for each feature that the rules refuse or list as needed. */
const EXAMPLES: Readonly<Record<string, string>> = {
  extension: "create extension pg_trgm",
  exclude: "create table t (a int, exclude using gist (a with =))",
  deferrable: "create table t (a int references u (a) deferrable initially deferred)",
  sequence: "create sequence s",
  "identity column": "create table t (a int generated always as identity)",
  "grouping sets": "select a, count(*) from t group by rollup (a)",
  "recursive with": "with recursive n as (select 1) select * from n",
  "temporary table": "create temporary table t (a int)",
  "unlogged table": "create unlogged table t (a int)",
  inheritance: "create table t () inherits (u)",
  merge: "merge into t using u on t.a = u.a when matched then delete",
  "within group": "select percentile_cont(0.5) within group (order by a) from t",
  "gist index": "create index i on t using gist (a)",
  "::tstzrange": "select a::tstzrange from t",
  "::serial": "create table t (a serial)",
  "websearch_to_tsquery()": "select websearch_to_tsquery($1)",
  "skip locked": "select a from t for update skip locked",
  "lock table": "lock table t in exclusive mode",
  "writing with": "with w as (insert into t values (1) returning a) select a from w",
  "gin index": "create index i on t using gin (a)",
  "pg_notify()": "select pg_notify($1, $2)",
  listen: 'listen "rates"',
};

describe("what a distributed PostgreSQL lacks", () => {
  it.each(Object.entries(EXAMPLES))("%s is seen", async (feature, text) => {
    expect(await featuresOf(text)).toContain(feature);
    const faults = await faultsOfStatements([{ from: "a test", text }]);
    expect(faults.length > 0).toBe(feature in REFUSED);
  });

  it("a function of one server is refused unless it is listed", async () => {
    const faults = await faultsOfStatements([
      { from: "0001_a", text: "select pg_relation_size($1)" },
    ]);
    expect(faults).toEqual([
      "0001_a uses pg_relation_size(): it belongs to a server. See docs/scale.md.",
    ]);
  });

  it("plain statements are not", async () => {
    const text =
      "insert into t (a, b) values ($1, now()) on conflict (a) do update set b = excluded.b returning a";
    expect(await faultsOfStatements([{ from: "a test", text }])).toEqual([]);
  });

  it("is answered in docs/scale.md where the shop needs it", () => {
    for (const feature of Object.keys(NEEDED)) expect(SCALE).toContain(`\`${feature}\``);
  });
});
