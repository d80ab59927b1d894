import { join } from "node:path";
import { createImport, getImport, listImports, stopImport } from "@suvarna/contract/imports/staff";
import { and, eq, inArray } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import {
  call,
  check,
  exported,
  openImportDesk,
  shop,
  staff,
  start,
} from "../../test/import-desk.ts";
import { sendFile } from "../../test/send-file.ts";
import type { Uploads } from "../media/index.ts";
import { createUploads } from "../media/plugin.ts";
import { openJobs } from "../platform/jobs.ts";
import { createImport as createImportOf } from "./change-import.ts";
import { CHECK_IMPORT } from "./check-import.ts";
import { endingWhenGivenUp } from "./give-up.ts";
import { findImport } from "./queries.ts";
import { RowFailure } from "./row-failure.ts";
import { endLeftImports } from "./sweep-imports.ts";
import { importRows, imports } from "./tables.ts";
import { UNDO_IMPORT, undoBatch } from "./undo-import.ts";
import { WRITE_IMPORT, writeBatch } from "./write-import.ts";

openImportDesk();

const HEAD = "model,name,category,carat,net_weight_g,making_percent";
const newRows = (count: number) =>
  Array.from({ length: count }, (_, at) => `SV-FAIL-${at},Fail ${at},Gold,22K,3.100,9`);
const jobs = { enqueue: async () => undefined };
const dependencies = () => ({
  app: shop.acts,
  jobs,
  undoMs: 1000,
  guard: { rates: shop.rates, approvals: { limits: shop.config.approvals } },
});
const NOT_LAST = { signal: new AbortController().signal, isLast: false };
const LAST = { ...NOT_LAST, isLast: true };

it("keeps the uploaded file until the import is stored, and makes one import of one upload", async () => {
  const name = "kept.csv";
  const bytes = Buffer.from([HEAD, ...newRows(1)].join("\n"));
  const uploadId = await sendFile(shop, staff, { name, purpose: "import", bytes });
  const uploads = createUploads(join(shop.config.dataDir, "uploads"));
  const actor = { kind: "staff", userId: staff.userId } as const;
  const failing = { enqueue: () => Promise.reject(new Error("The process has ended")) };
  await expect(
    createImportOf({ app: shop.acts, jobs: failing, uploads }, actor, { uploadId, name }),
  ).rejects.toThrow();
  const send = () => call().call(createImport, { body: { uploadId, name } });
  const both = await Promise.all([send(), send()]);
  expect(new Set([...both, await send()].map(({ _id }) => _id)).size).toBe(1);
  const { items } = await call().call(listImports, { query: {} });
  expect(items.filter((each) => each.name === name)).toHaveLength(1);
  expect(await uploads.find(uploadId, staff.userId, "import")).toBeNull();
  const other = shop.client((await shop.staff("catalogue")).token);
  await expect(other.call(createImport, { body: { uploadId, name } })).rejects.toMatchObject({
    code: "upload_not_found",
  });
});

it("returns the import of the same upload when another call has taken the file just before", async () => {
  const name = "overtaken.csv";
  const bytes = Buffer.from([HEAD, ...newRows(1)].join("\n"));
  const uploadId = await sendFile(shop, staff, { name, purpose: "import", bytes });
  const store = createUploads(join(shop.config.dataDir, "uploads"));
  const uploads: Uploads = {
    ...store,
    async find(...asked) {
      const found = await store.find(...asked);
      await call().call(createImport, { body: { uploadId, name } });
      return found;
    },
  };
  const actor = { kind: "staff", userId: staff.userId } as const;
  const made = await createImportOf({ app: shop.acts, jobs, uploads }, actor, { uploadId, name });
  expect(made.id).toBe(uploadId);
});

it("stops a dry run at once, and nothing continues it", async () => {
  const name = "long.csv";
  const bytes = Buffer.from([HEAD, ...newRows(4000)].join("\n"));
  const uploadId = await sendFile(shop, staff, { name, purpose: "import", bytes });
  const { _id: id } = await call().call(createImport, { body: { uploadId, name } });
  const stopped = await call().call(stopImport, { params: { id } });
  expect(stopped).toMatchObject({
    state: "unreadable",
    problem: expect.stringContaining("stopped"),
  });
  // One worker does the dry runs of this process one after the other.
  await check([HEAD, ...newRows(1)].join("\n"));
  const after = await call().call(getImport, { params: { id } });
  expect(after).toMatchObject({ state: "unreadable", problem: stopped.problem });
  expect(after.done).toBeLessThan(4000);
});

/** Checks a file of two rows, and damages the stored second row so that the program fails at it. */
async function damaged(state: "writing" | "undoing") {
  const pieces = (await exported()).filter(({ size }) => size === "");
  const file = pieces.slice(0, 2).map(({ model, name }) => `${model},${name} ${state}`);
  const { _id: id } = await check(["model,name", ...file].join("\n"));
  const { db } = shop.database;
  if (state === "undoing") await start(id);
  const isSecond = and(eq(importRows.importId, id), eq(importRows.row, 3));
  const [second] = await db.select().from(importRows).where(isSecond);
  const change =
    state === "writing"
      ? { changes: 5 as never }
      : { before: { ...second?.before, sizes: 5 } as never };
  await db.update(importRows).set(change).where(isSecond);
  await db.update(imports).set({ state, startedBy: staff.userId }).where(eq(imports.id, id));
  return { id, db };
}

it.each([
  ["writing", WRITE_IMPORT, writeBatch, "stopped"],
  ["undoing", UNDO_IMPORT, undoBatch, "undo_stopped"],
] as const)(
  "fails at an error of the program while %s, and ends with the row when it is given up",
  async (state, kind, work, end) => {
    const { id, db } = await damaged(state);
    const handler = endingWhenGivenUp(dependencies(), kind, async (data) =>
      work(dependencies(), await findImport(db, data.id)),
    );
    await expect(handler({ id }, NOT_LAST)).rejects.toThrow(`Row 3 of the import ${id} failed`);
    expect((await findImport(db, id)).state).toBe(state);
    const isKept = inArray(importRows.outcome, ["refused", "kept"]);
    expect(await db.$count(importRows, and(eq(importRows.importId, id), isKept))).toBe(0);
    await expect(handler({ id }, LAST)).rejects.toBeInstanceOf(RowFailure);
    const ended = await call().call(getImport, { params: { id } });
    expect(ended).toMatchObject({ state: end, problem: expect.stringContaining("Row 3") });
  },
);

it.each([
  ["reading", "unreadable"],
  ["stopping", "stopped"],
  ["undo_stopping", "undo_stopped"],
] as const)("ends an import that is %s when its job is given up", async (state, end) => {
  const { _id: id } = await check([HEAD, ...newRows(1)].join("\n"));
  const { db } = shop.database;
  await db.update(imports).set({ state }).where(eq(imports.id, id));
  const handler = endingWhenGivenUp(dependencies(), CHECK_IMPORT, () =>
    Promise.reject(new Error("no")),
  );
  await expect(handler({ id }, LAST)).rejects.toThrow("no");
  const ended = await call().call(getImport, { params: { id } });
  expect(ended.state).toBe(end);
  expect(ended.problem).toContain("failed");
});

it.each([
  ["reading", "unreadable"],
  ["writing", "stopped"],
  ["stopping", "stopped"],
  ["undoing", "undo_stopped"],
  ["undo_stopping", "undo_stopped"],
] as const)("ends an import that is %s when its last job was killed", async (state, end) => {
  const { _id: id } = await check([HEAD, ...newRows(1)].join("\n"));
  const { db } = shop.database;
  await db.update(imports).set({ state }).where(eq(imports.id, id));
  const sweep = { app: shop.acts, undoMs: 1000 };
  await endLeftImports({ ...sweep, jobs: { hasOpen: async () => true } });
  expect((await findImport(db, id)).state).toBe(state);
  const log = { warn: vi.fn(), error: vi.fn() };
  const queue = openJobs({ database: shop.database, log });
  const ended = await vi.waitFor(async () => {
    await endLeftImports({ ...sweep, jobs: queue });
    const found = await call().call(getImport, { params: { id } });
    expect(found.state).toBe(end);
    return found;
  });
  expect(ended.problem).toContain("was cut off");
  expect(ended.undoUntil === null).toBe(end !== "stopped");
});
