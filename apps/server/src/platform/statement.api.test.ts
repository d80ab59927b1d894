import { eq, sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testEngine } from "../../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../../test/fresh-database.ts";
import { time } from "./columns.ts";
import type { Db } from "./database.ts";
import { insertion, type Places, runText, statement } from "./statement.ts";
import { together } from "./together.ts";

const things = pgTable("things", {
  id: integer().primaryKey(),
  shortName: text().notNull(),
  facts: jsonb().$type<{ carat: string }>(),
  soldAt: time(),
});

const labels = pgTable("labels", { text: text().primaryKey(), thing: integer().notNull() });

const insertThing = insertion(things);
const insertLabel = insertion(labels, { unlessThere: labels.text });
const named = statement((db, { name }: Places<{ name: string }>) =>
  db.select().from(things).where(eq(things.shortName, name)).orderBy(things.id),
);
const thing = (id: number, shortName = "ring") => ({ id, shortName, facts: null, soldAt: null });

let database: FreshDatabase;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase("empty");
  db = database.db;
  await db.execute(sql`create table things (
    id integer primary key, short_name text not null, facts jsonb, sold_at timestamptz(3))`);
  await db.execute(sql`create table labels (
    text text primary key, thing integer not null references things)`);
});
afterAll(() => database.close());
beforeEach(() => db.execute(sql`truncate things, labels`));

describe("a statement", () => {
  it("is given other values each time, on the database and in a transaction", async () => {
    const sold = { ...thing(1), facts: { carat: "22K" }, soldAt: new Date("2026-11-21T06:12:00Z") };
    await insertThing(db, sold);
    await db.transaction(async (tx) => {
      await insertThing(tx, thing(2, "chain"));
      expect(await named(tx, { name: "chain" })).toEqual([thing(2, "chain")]);
      expect(await named(tx, { name: "ring" })).toEqual([sold]);
    });
    expect(await named(db, { name: "chain" })).toHaveLength(1);
  });

  it("writes nothing as null, not as the JSON that says null", async () => {
    await insertThing(db, thing(1));
    const { rows } = await db.execute(sql`select id from things where facts is null`);
    expect(rows).toEqual([{ id: 1 }]);
  });

  it("writes rows of one turn together, whatever their tables, but what is there already", async () => {
    await together([
      insertLabel(db, { text: "ring one", thing: 1 }),
      insertThing(db, thing(1)),
      insertLabel(db, { text: "ring two", thing: 2 }),
      insertThing(db, thing(2)),
    ]);
    await together([
      insertLabel(db, { text: "ring one", thing: 2 }),
      insertLabel(db, { text: "ring three", thing: 2 }),
      insertLabel(db, { text: "ring three", thing: 1 }),
    ]);
    expect(await db.select().from(labels).orderBy(labels.text)).toEqual([
      { text: "ring one", thing: 1 },
      { text: "ring three", thing: 2 },
      { text: "ring two", thing: 2 },
    ]);
  });

  it("is undone with its transaction", async () => {
    const undone = db.transaction(async (tx) => {
      await insertThing(tx, thing(1));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await named(db, { name: "ring" })).toEqual([]);
  });

  it("runs as a library has written it", async () => {
    const text = "select $1::int + 1 as next";
    expect((await runText(db, text, [1])).rows).toEqual([{ next: 2 }]);
    expect((await runText(db, text, [2])).rows).toEqual([{ next: 3 }]);
  });
});

describe("statements together", () => {
  it("are done in their order, rows of one turn at its end", async () => {
    const rings = { name: "ring" };
    const [, early, late] = await db.transaction((tx) =>
      together([
        insertThing(tx, thing(1)),
        named(tx, rings),
        insertThing(tx, thing(2)).then(() => named(tx, rings)),
      ]),
    );
    expect(early).toEqual([]);
    expect(late).toEqual([thing(1), thing(2)]);
  });

  it("fail by what failed first, all or none of them, and leave the connection as it was", async () => {
    const late: string[] = [];
    const failed = db.transaction((tx) =>
      together([
        insertThing(tx, thing(1)),
        insertThing(tx, thing(1)).catch((error) => {
          late.push("double");
          throw error;
        }),
        // What goes on in steps ends before the transaction does.
        insertThing(tx, thing(2))
          .catch(() => {})
          .then(() => insertThing(tx, thing(3)))
          .catch((error) => {
            late.push("step");
            throw error;
          }),
      ]),
    );
    await expect(failed).rejects.toMatchObject({ cause: { code: "23505" } });
    expect(late).toEqual(["double", "step"]);
    expect(await named(db, { name: "ring" })).toEqual([]);
    await insertThing(db, thing(1));
    expect(await named(db, { name: "ring" })).toHaveLength(1);
  });

  it.runIf(testEngine === "postgres")(
    "fail when their connection is cut, and only they",
    async () => {
      const cut = db.transaction(async (tx) => {
        await insertThing(tx, thing(1));
        const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
        await db.execute(sql`select pg_terminate_backend(${rows[0]?.["pid"]}::int)`);
        await together([insertThing(tx, thing(2)), named(tx, { name: "ring" })]);
      });
      await expect(cut).rejects.toThrow();
      expect(await named(db, { name: "ring" })).toEqual([]);
    },
  );
});
