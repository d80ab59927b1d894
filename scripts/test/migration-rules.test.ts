import { describe, expect, it } from "vitest";
import { faultsOfMigrations } from "./migration-rules.mjs";

const FIRST = { name: "0000_first", text: "create table orders (id uuid primary key, note text)" };

/** Returns the rules that migrations break when the table `orders` is in use. */
async function brokenBy(...texts: readonly string[]): Promise<string[]> {
  const later = texts.map((text, nth) => ({ name: `000${nth + 1}_later`, text }));
  const faults = await faultsOfMigrations([FIRST, ...later], [FIRST.name]);
  return faults.map((fault) => /\((.+?)\)|allows (\S+),/.exec(fault)?.slice(1).join("") ?? fault);
}

const REFUSED: Readonly<Record<string, readonly string[]>> = {
  index: ["create index i on orders (note)", "create unique index i on orders (note)"],
  "drop-index": ["drop index i"],
  "concurrently-alone": [
    "create index concurrently i on orders (note)",
    "drop index concurrently i; create index concurrently i on orders (note)",
    "drop index concurrently if exists i; create index concurrently j on orders (note)",
    "drop index concurrently if exists i; alter table orders add column a text",
  ],
  "not-null": ["alter table orders alter column note set not null"],
  type: ["alter table orders alter column note type varchar(20)"],
  rename: [
    "alter table orders rename to sales",
    "alter table orders rename column note to words",
    "alter type state rename value 'a' to 'b'",
  ],
  drop: [
    "drop table orders",
    "alter table orders drop column note",
    "-- unused since 0007_not_there\nalter table orders drop column note",
  ],
  "new-column": [
    "alter table orders add column a text not null",
    "alter table orders add column a uuid default gen_random_uuid()",
    "alter table orders add column a text generated always as (note || 'x') stored",
  ],
  constraint: [
    "alter table orders add constraint c check (note <> '')",
    "alter table orders add constraint c foreign key (id) references users (id)",
    "alter table orders add constraint c unique (note)",
    "alter table orders add column a uuid references users (id)",
  ],
  validate: [
    "alter table orders add constraint c check (note <> '') not valid; alter table orders validate constraint c",
  ],
  rows: [
    "update orders set note = ''",
    "delete from orders where note = ''",
    "insert into orders select * from old_orders",
  ],
  lock: ["lock table orders", "truncate orders", "vacuum full orders", "reindex table orders"],
  block: ["do $$ begin execute 'drop table orders'; end $$"],
};

describe("the rules of migrations", () => {
  for (const [rule, texts] of Object.entries(REFUSED)) {
    it.each(texts)(`refuse (${rule}): %s`, async (text) => {
      expect(await brokenBy(text)).toContain(rule);
    });
  }

  it.each([
    "drop index concurrently if exists i; create index concurrently i on orders (note)",
    "alter table orders add column a text",
    "alter table orders add column a integer not null default 0",
    "alter table orders add column a text[] not null default '{}'",
    "alter table orders add column a timestamptz not null default now()",
    "alter table orders add constraint c check (note <> '') not valid",
    "alter table orders drop constraint c",
    "create table lines (id uuid primary key, order_id uuid references orders (id)); create index i on lines (order_id); update lines set id = id",
    "insert into orders (id) values ('018f0000-0000-7000-8000-000000000000')",
    "alter type state add value 'returned'",
    "-- unused since 0000_first\nalter table orders drop column note",
  ])("allow: %s", async (text) => {
    expect(await brokenBy(text)).toEqual([]);
  });

  it("allow NOT NULL once a check of it has been validated", async () => {
    const add = "alter table orders add constraint c check (note is not null) not valid";
    const validate = "alter table orders validate constraint c";
    const set = "alter table orders alter column note set not null";
    expect(await brokenBy(add, validate, set)).toEqual([]);
    expect(await brokenBy(add, set)).toEqual(["not-null"]);
  });

  it("allow what the migration gives a reason for, and no other rule", async () => {
    const text =
      "-- migration-rules: allow rows, because the table has ten rows\nupdate orders set";
    expect(await brokenBy(`${text} note = ''`)).toEqual([]);
    expect(await brokenBy(`${text} note = ''; drop table orders`)).toEqual(["drop"]);
    expect(await brokenBy(text.replace("update orders set", "select 1"))).toEqual(["rows"]);
  });

  it("ignore the old migrations, which must be there", async () => {
    const old = { name: "0001_old", text: "drop table orders" };
    expect(await faultsOfMigrations([FIRST, old], [FIRST.name, old.name])).toEqual([]);
    expect(await faultsOfMigrations([FIRST], [FIRST.name, old.name])).toEqual([
      "0001_old is listed as old, but is not there.",
    ]);
  });
});
