import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appOn, testAct } from "../../../test/acting.ts";
import { testEngine } from "../../../test/engine.ts";
import { type FreshDatabase, freshDatabase } from "../../../test/fresh-database.ts";
import type { App } from "../act.ts";
import { auditLog } from "../audit.ts";
import type { Tx } from "../database.ts";
import { newId } from "../ids.ts";
import { appendBlock, SECOND_LOOK_MS, SETTLING_MS } from "./append-block.ts";
import { checkChain } from "./check-chain.ts";
import { blocksAfter, findBlocks, newestBlock } from "./queries.ts";
import { auditBlocks } from "./tables.ts";

let database: FreshDatabase;
let app: App;
let now: Date;
beforeAll(async () => {
  database = await freshDatabase("migrated");
  now = new Date("2026-11-20T10:42:00.000Z");
  app = appOn(database, () => now);
});
afterAll(() => database[Symbol.asyncDispose]());

function pass(ms: number): void {
  now = new Date(now.getTime() + ms);
}

async function addRows(count: number): Promise<void> {
  await testAct(app, async ({ record }) => {
    for (let row = 1; row <= count; row++) {
      record({ what: "test.noted", subject: `${row}`, after: { z: 1.5, a: [row], long: null } });
    }
  });
}

/** Adds a row as a transaction would that began at a time and is committed now. */
function insertRow(tx: Pick<Tx, "execute">, at: Date, id = newId(at.getTime())) {
  return tx.execute(sql`insert into ${auditLog} (id, at, actor_kind, actor_name, what)
    values (${id}, ${at}, 'system', 'test', 'test.late')`);
}

const append = () => testAct(app, appendBlock);
const newest = () => newestBlock(database.db);
const check = () => checkChain(database.db);

/** Checks the chain after statements that break it, which are rolled back afterwards. */
async function checkAfter(...statements: readonly ReturnType<typeof sql>[]) {
  let result: Awaited<ReturnType<typeof checkChain>> | undefined;
  await database
    .transaction(async (tx) => {
      for (const table of ["audit_log", "audit_blocks"]) {
        await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
      }
      for (const statement of statements) await tx.execute(statement);
      result = await checkChain(tx);
      throw new Error("roll back");
    })
    .catch((error: Error) => {
      if (error.message !== "roll back") throw error;
    });
  return result;
}

describe("the chain of the audit log", () => {
  it("begins with the first row, and leaves out what may not be committed yet", async () => {
    expect(await append()).toBe(false);
    expect(await newest()).toBeNull();
    await addRows(3);
    pass(SETTLING_MS);
    await append();
    expect(await newest()).toBeNull();
    pass(1);
    await append();
    expect(await newest()).toMatchObject({ number: 1, totalRows: 3, previousHash: "0".repeat(64) });
    await append();
    expect((await newest())?.number).toBe(1);
  });

  it("continues with a block whose hash contains the hash before", async () => {
    const first = await newest();
    await addRows(2);
    pass(SETTLING_MS + 1);
    await append();
    expect(await newest()).toMatchObject({ number: 2, totalRows: 5, previousHash: first?.hash });
    expect(await check()).toEqual({ blocks: 2, rows: 5, fault: null });
  });

  it("has the rows of a large backlog in blocks of a thousand", async () => {
    await addRows(1200);
    pass(SETTLING_MS + 1);
    expect(await append()).toBe(true);
    expect(await append()).toBe(false);
    const blocks = await blocksAfter(database.db, 2, 10);
    expect(blocks.map(({ rowIds }) => rowIds.length)).toEqual([1000, 200]);
    expect(await check()).toEqual({ blocks: 4, rows: 1205, fault: null });
  });

  it("takes a row whose transaction ended late into a later block", async () => {
    const began = now;
    await addRows(1);
    pass(SETTLING_MS + 1);
    await append();
    const id = newId(began.getTime());
    await insertRow(database.autocommit, began, id);
    expect((await check()).fault).toBeNull();
    expect(await findBlocks(database.db, [id])).toEqual(new Map());
    pass(SECOND_LOOK_MS);
    await append();
    const block = await newest();
    expect(block).toMatchObject({ rowIds: [], lateIds: [id] });
    expect(await findBlocks(database.db, [id])).toEqual(
      new Map([[id, { number: block?.number, hash: block?.hash }]]),
    );
    expect(await check()).toMatchObject({ rows: 1207, fault: null });
    await append();
    expect((await newest())?.number).toBe(block?.number);
  });

  it("stays one chain when two processes add a block at once", async () => {
    await addRows(5);
    pass(SETTLING_MS + 1);
    const before = (await newest())?.number ?? 0;
    await Promise.all([append(), append(), append()]);
    expect(await newest()).toMatchObject({ number: before + 1, totalRows: 1212 });
    expect((await check()).fault).toBeNull();
  });

  it.runIf(testEngine === "postgres")(
    "has no row of a transaction that is still open, and has it afterwards",
    async () => {
      const began = now;
      const total = (await newest())?.totalRows ?? 0;
      await database.transaction(async (slow) => {
        await insertRow(slow, began);
        await addRows(1);
        pass(SETTLING_MS + 1);
        await append();
        expect((await newest())?.totalRows).toBe(total + 1);
      });
      expect((await check()).fault).toBeNull();
      pass(SECOND_LOOK_MS);
      await append();
      expect(await newest()).toMatchObject({ totalRows: total + 2 });
      expect((await check()).fault).toBeNull();
    },
  );

  it("refuses to change or delete a block", async () => {
    for (const change of [
      sql`update ${auditBlocks} set hash = ''`,
      sql`delete from ${auditBlocks}`,
      sql`truncate ${auditBlocks}`,
    ]) {
      await expect(database.db.execute(change)).rejects.toThrow();
    }
  });
});

describe("a check of the chain", () => {
  const rowOf = async (number: number, place = 0) =>
    (await blocksAfter(database.db, number - 1, 1))[0]?.rowIds[place] ?? "";

  it("finds a changed row", async () => {
    const id = await rowOf(3, 500);
    for (const change of [
      sql`set after = '{"z": 1.6, "a": [501], "long": null}'`,
      sql`set at = at - interval '1 day'`,
      sql`set actor_name = 'nobody'`,
      sql`set subject = null`,
    ]) {
      const update = sql`update audit_log ${change} where id = ${id}`;
      expect(await checkAfter(update)).toEqual({
        blocks: 2,
        rows: 5,
        fault: { kind: "row_changed", block: 3, row: null },
      });
    }
  });

  it("finds a deleted row", async () => {
    const id = await rowOf(2, 1);
    expect((await checkAfter(sql`delete from audit_log where id = ${id}`))?.fault).toEqual({
      kind: "row_missing",
      block: 2,
      row: id,
    });
  });

  it("finds a row that was added to the past", async () => {
    const id = newId(new Date("2026-11-20T10:42:00.000Z").getTime());
    const insert = sql`insert into audit_log (id, at, actor_kind, what)
      values (${id}, now(), 'system', 'test.forged')`;
    expect((await checkAfter(insert))?.fault).toEqual({ kind: "row_added", block: 1, row: id });
  });

  it("finds a changed block", async () => {
    for (const [change, kind, block] of [
      [sql`set hash = repeat('f', 64)`, "row_changed", 2],
      [sql`set at = at - interval '1 day'`, "row_changed", 2],
      [sql`set previous_hash = repeat('f', 64)`, "block_broken", 2],
      [sql`set total_rows = 4`, "block_broken", 2],
    ] as const) {
      const result = await checkAfter(sql`update audit_blocks ${change} where number = 2`);
      expect(result?.fault).toEqual({ kind, block, row: null });
    }
  });

  it("finds a deleted block, and a row that was taken out of a block with its hash made anew", async () => {
    const gone = await checkAfter(sql`delete from audit_blocks where number = 2`);
    expect(gone?.fault).toEqual({ kind: "block_broken", block: 3, row: null });
    const id = await rowOf(1);
    const taken = await checkAfter(
      sql`delete from audit_log where id = ${id}`,
      sql`update audit_blocks set row_ids = array_remove(row_ids, ${id}::uuid),
        total_rows = total_rows - 1, hash = repeat('a', 64) where number = 1`,
    );
    expect(taken?.fault).toEqual({ kind: "row_changed", block: 1, row: null });
  });
});
