import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appOn, testAct } from "../../test/acting.ts";
import { freshDatabase } from "../../test/fresh-database.ts";
import { onlineOrders } from "../../test/online-orders.ts";
import { openShop, type TestShop } from "../../test/open-shop.ts";
import { continueSeries } from "../invoices/index.ts";
import { appendBlock } from "../platform/audit-chain/append-block.ts";
import { type Database, openEmbedded } from "../platform/database.ts";
import { installJobs } from "../platform/job-store.ts";
import { migrate } from "../platform/migrate.ts";
import { openFolder } from "../platform/objects/folder-store.ts";
import { writeBackup } from "./backup.ts";
import { moveShop } from "./move.ts";
import { type OperatorAct, restoreBackup } from "./restore.ts";
import { listTables, totalsOf } from "./shop-tables.ts";

const MIGRATIONS = join(import.meta.dirname, "../../migrations");
const PICTURE = Buffer.from("the bytes of a picture");
const FOLDERS = ["pictures", "avatars"];
const NOW = new Date("2026-11-23T06:30:00Z");

let shop: TestShop;
let folder: string;
let file: string;
let number: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "suvarna-copies-"));
  shop = await openShop();
  await installJobs(shop.database);
  const online = await onlineOrders(shop);
  const ordered = await online.order("razorpay");
  await online.choose(ordered.session, "success");
  await online.settleAll();
  number = ordered.placed.order.number;
  await operateOn(shop.database)(appendBlock);
  const objects = { store: openFolder(join(folder, "from")), folders: FOLDERS };
  await objects.store.put("pictures/ring.jpg", { type: "image/jpeg", bytes: PICTURE });
  await objects.store.put("avatars/somebody.webp", { type: "image/webp", bytes: PICTURE });
  await objects.store.put("made/ring.jpg", { type: "image/jpeg", bytes: PICTURE });
  file = join(folder, "backup.tar.gz");
  const report = await writeBackup({ database: shop.database, objects, now: NOW }, file);
  expect(report).toMatchObject({ objects: 2, sealingKeys: ["own"] });
  expect(report.rows).toBeGreaterThan(500);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** Runs acts of the operator at the time of the tests. */
function operateOn(database: Database): OperatorAct {
  return (work) =>
    database.withoutStatementLimit((patient) =>
      testAct(
        appOn(patient, () => NOW),
        work,
      ),
    );
}

const nothingMore = async () => {};
const restoreInto = (database: Database, from = file, finish: Finish = nothingMore) =>
  restoreBackup(
    {
      database,
      migrations: MIGRATIONS,
      objects: { store: openFolder(join(folder, "to")), folders: FOLDERS },
      arriving: join(folder, "arriving"),
    },
    operateOn(database),
    from,
    finish,
  );
type Finish = Parameters<typeof restoreBackup>[3];

/** Tables that do not change during these tests. */
const STEADY = ["orders", "order_items", "invoices", "products", "product_sizes", "rate_sheets"];

/**
 * The totals of the shop's own tables without the audit log, to which a restore adds an entry. The
 * job queue is not included, because it changes all the time in a running shop.
 */
async function contentOf({ db }: Database) {
  const tables = (await listTables(db)).filter(
    ({ name }) => name.startsWith("public.") && name !== "public.audit_log",
  );
  expect(tables.length).toBeGreaterThan(80);
  return Promise.all(tables.map(async (table) => [table.name, await totalsOf(db, table)]));
}

describe("a backup", () => {
  it("is restored whole into an empty database, with its pictures, and only there", async () => {
    await using empty = await freshDatabase("empty");
    const report = await restoreInto(empty);
    expect(report).toMatchObject({ madeAt: NOW.toISOString(), objects: 2 });
    expect(report.chain).toMatchObject({ blocks: 1, rows: expect.any(Number), fault: null });
    expect(report.chain.rows).toBeGreaterThan(0);
    for (const table of STEADY) {
      const rows = sql`select to_jsonb(t) as row from ${sql.raw(table)} t order by t::text`;
      const { rows: restored } = await empty.db.execute(rows);
      expect(restored.length, table).toBeGreaterThan(0);
      expect(restored, table).toEqual((await shop.database.db.execute(rows)).rows);
    }
    expect(await readFile(join(folder, "to/pictures/ring.jpg"))).toEqual(PICTURE);
    const { rows } = await empty.db.execute(sql`select number from orders`);
    expect(rows).toContainEqual({ number });
    const references = sql`insert into order_notes (id, order_id, author_id, text, at)
      values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'x', now())`;
    await expect(empty.db.execute(references), "references are checked again").rejects.toThrow();
    await expect(restoreInto(empty)).rejects.toThrow("already has a shop");
  });

  it("that is truncated or damaged leaves the database empty", async () => {
    await using empty = await freshDatabase("empty");
    const cut = join(folder, "cut.tar.gz");
    const whole = await readFile(file);
    await writeFile(cut, whole);
    await truncate(cut, Math.floor(whole.length * 0.9));
    await expect(restoreInto(empty, cut)).rejects.toThrow("cut off");
    await writeFile(cut, "no archive");
    await expect(restoreInto(empty, cut)).rejects.toThrow("can't be read as a backup");
    await expect(restoreInto(empty, join(folder, "none"))).rejects.toThrow("can't be read");
    await expect(readdir(join(folder, "arriving"))).rejects.toThrow();
    await restoreInto(empty);
  });

  it("is not restored over the tables of another program", async () => {
    await using other = await freshDatabase("empty");
    await other.db.execute(sql`create table notes (text text)`);
    await expect(restoreInto(other)).rejects.toThrow("tables of another program");
  });

  it("is refused by another version of the software", async () => {
    await using empty = await freshDatabase("empty");
    await migrate(empty, MIGRATIONS);
    await empty.db.execute(
      sql`update drizzle.__drizzle_migrations set hash = 'other'
        where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    await expect(restoreInto(empty)).rejects.toThrow("another version");
  });

  it("leaves no partial file when it can't be written", async () => {
    const into = join(folder, "nowhere");
    await expect(
      writeBackup({ database: shop.database, objects: null, now: NOW }, join(into, "x.tar.gz")),
    ).rejects.toThrow();
    await expect(readdir(into)).rejects.toThrow();
  });
});

describe("the series of tax documents after a restore", () => {
  const [kind, year] = ["invoice", "2026-27"];
  const lastOf = async ({ db }: Database) => {
    const { rows } = await db.execute<{ last: number }>(
      sql`select last from invoice_series where kind = ${kind} and year = ${year}`,
    );
    return rows[0]?.last;
  };

  it("continue after the newest issued number, and the audit log records it", async () => {
    await using empty = await freshDatabase("empty");
    const with_ = (given: string[]) =>
      restoreInto(empty, file, (act) => continueSeries(act, given));
    const others = ["RCV", "RFV", "DCH"];
    const refusals = [
      [[], /newest number of every series.*CRN \(none yet\).*INV\/2627\/\d{6}/],
      // A series without a number in the backup may have begun after the backup.
      [["INV/2627/000040", ...others], /ends with CRN \(none yet\)/],
      [["INV/2627/000000", "CRN", ...others], /older than the backup/],
      [["INV", "CRN", ...others], /INV is older than the backup/],
      [["INV 40/1", "CRN", ...others], /neither a number of the financial year 2026-27/],
      [["INV/2526/000040", "CRN", ...others], /neither a number of the financial year 2026-27/],
      [["INV/2627/000040", "XYZ/2627/000001"], /no series with the prefix XYZ/],
    ] as const;
    for (const [given, says] of refusals) await expect(with_([...given])).rejects.toThrow(says);
    await with_(["INV/2627/000040", "CRN/2627/000002", ...others]);
    expect(await lastOf(empty)).toBe(40);
    const { rows } = await empty.db.execute(
      sql`select subject, after from audit_log where what = 'papers.numbers_lost' order by subject`,
    );
    expect(rows).toEqual([
      { subject: "CRN/2026-27", after: { last: 2 } },
      { subject: "INV/2026-27", after: { last: 40 } },
    ]);
  });
});

describe("a move", () => {
  it("copies an embedded shop to a server, which then has the same content", async () => {
    const dataDir = join(folder, "moved");
    const embedded = await openEmbedded(join(dataDir, "database"));
    try {
      await using server = await freshDatabase("empty");
      const target = { database: server, migrations: MIGRATIONS };
      const how = { operate: operateOn(server), now: NOW };
      await expect(moveShop({ database: embedded, dataDir }, target, how)).rejects.toThrow(
        "no shop",
      );
      await restoreInto(embedded);
      const before = await contentOf(embedded);
      await moveShop({ database: embedded, dataDir }, target, how);
      expect(await contentOf(server)).toEqual(before);
      expect(await readdir(dataDir)).not.toContain("move.tar.gz");
      const { rows } = await embedded.db.execute(
        sql`select value from stamps where name = 'moved'`,
      );
      expect(rows).toEqual([{ value: NOW.toISOString() }]);
      await using second = await freshDatabase("empty");
      const again = { ...target, database: second };
      await expect(moveShop({ database: embedded, dataDir }, again, how)).rejects.toThrow(
        "was moved to a PostgreSQL server",
      );
    } finally {
      await embedded.close();
    }
  });
});
