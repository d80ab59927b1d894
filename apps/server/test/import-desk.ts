import { BUSY_IMPORT_STATES } from "@suvarna/contract/imports/constants";
import {
  createImport,
  exportProducts,
  getImport,
  listImportRows,
  startImport,
  undoImport,
} from "@suvarna/contract/imports/staff";
import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, vi } from "vitest";
import { doneOf } from "./approvals.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { sendFile } from "./send-file.ts";

export const HOUR_MS = 3_600_000;
/** A number of rows that is larger than a batch. */
export const MANY = 300;

export let shop: TestShop;
export let staff: Session;

export const as = (session: Session) => shop.client(session.token);
export const call = () => as(staff);
export const textOf = (bytes: Uint8Array) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
export const rowsOf = (bytes: Uint8Array): Record<string, string>[] =>
  parse(Buffer.from(bytes), { bom: true, columns: true, relax_column_count: true });

/** Uploads a file of products and waits for the end of its dry run. */
export async function check(text: string | Buffer, name = "jewels.csv"): Promise<Import> {
  const bytes = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const uploadId = await sendFile(shop, staff, { name, purpose: "import", bytes });
  const { _id } = await call().call(createImport, { body: { uploadId, name } });
  return waitForImport(_id);
}
/**
 * Waits until the server has finished its work on an import, and until the catalogue has read the
 * events of the written rows: a job writes them without a call, after which the test's shop would run
 * the relay.
 */
export async function waitForImport(id: string): Promise<Import> {
  const ended = await vi.waitFor(
    async () => {
      const found = await call().call(getImport, { params: { id } });
      if (BUSY_IMPORT_STATES.includes(found.state)) throw new Error(`It is ${found.state}`);
      return found;
    },
    { timeout: 60_000, interval: 20 },
  );
  await shop.relay.run();
  return ended;
}
export async function start(
  id: string,
  body: { newAsDrafts?: boolean; leaveOutUnlikely?: boolean } = {},
) {
  doneOf(await call().call(startImport, { params: { id }, body }));
  return waitForImport(id);
}
export const rows = async (
  id: string,
  show: "look" | "changed" | "new" | "error" | "kept" | "all",
) => (await call().call(listImportRows, { params: { id }, query: { show } })).items;
export const exported = async (
  query: { q?: string; view?: "drafts" | "archived"; carat?: "Silver" } = {},
) => rowsOf(await call().call(exportProducts, { query: { view: "all", ...query } }));
export const undo = async (id: string) => {
  await call().call(undoImport, { params: { id } });
  return waitForImport(id);
};

/** Opens a shop for the tests of imports by staff. */
export function openImportDesk(): void {
  beforeAll(async () => {
    shop = await openShop();
    staff = await shop.staff("catalogue");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
}
