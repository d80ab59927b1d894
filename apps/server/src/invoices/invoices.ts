import { financialYear, type InvoiceKind, serialNumber } from "@suvarna/domain/invoice";
import type { Paise } from "@suvarna/domain/money";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import type { Holding } from "../platform/holding.ts";
import { newId } from "../platform/ids.ts";
import { contentOf, type InvoiceContent, receiptOf, type Sale, type Seller } from "./content.ts";
import * as queries from "./queries.ts";
import { wireInvoice } from "./wire-invoice.ts";

/** The papers of an order by their numbers. */
export interface PaperNumbers {
  readonly invoiceNumber?: string;
  readonly creditNoteNumber?: string;
  readonly receiptVoucherNumber?: string;
  readonly refundVoucherNumber?: string;
}

/**
 * Writes tax invoices, credit notes and vouchers of advances. A number is the next of its year, and
 * everybody else who wants one waits until the act ends: so an act that draws one does nothing else.
 */
export interface Invoices {
  /**
   * Writes a sale's invoice. An order has one, however often this is called. The invoice of an order
   * that had an advance names its receipt voucher.
   */
  issue(act: Act, sale: Sale): Promise<void>;
  /**
   * Writes the receipt voucher of an order's advance, once.
   * @param due the advance, in paise
   */
  issueReceipt(act: Act, sale: Sale, due: Paise): Promise<void>;
  /**
   * Undoes an order's papers, once: its invoice by a credit note; an advance that has no invoice yet by
   * a refund voucher. Nothing when there is neither.
   */
  undo(act: Act, orderId: string): Promise<void>;
}

/** A paper to be written. */
interface Paper {
  readonly orderId: string;
  readonly userId: string;
  readonly content: InvoiceContent;
  readonly refersTo: string | null;
}

/** What names a paper within all of its kind. */
interface Serial {
  readonly kind: InvoiceKind;
  readonly year: string;
  readonly number: number;
}

const NAMES = {
  invoice: "invoiceNumber",
  "credit note": "creditNoteNumber",
  "receipt voucher": "receiptVoucherNumber",
  "refund voucher": "refundVoucherNumber",
} as const satisfies Readonly<Record<InvoiceKind, keyof PaperNumbers>>;

function numberOf({ kind, year, number }: Serial): string {
  return serialNumber(kind, year, number);
}

/** How an invoice names the advance that was received before it. */
function advanceOn({ issuedAt, content, ...serial }: queries.InvoiceRow) {
  return {
    number: numberOf(serial),
    issuedAt: issuedAt.toISOString(),
    amount: content.total,
    rest: content.voucher?.rest ?? 0,
  };
}

/** @param seller who sells, asked within the act */
export function createInvoices({ seller }: { seller: (db: Db) => Promise<Seller> }): Invoices {
  return {
    async issue(act, sale) {
      const { tx } = act;
      const { orderId, userId } = sale;
      const papers = await queries.findPapers(tx, orderId);
      if (papers.some(({ kind }) => kind === "invoice")) return;
      const receipt = papers.find(({ kind }) => kind === "receipt voucher");
      const content = {
        ...contentOf(sale, await seller(tx)),
        ...(receipt ? { advance: advanceOn(receipt) } : {}),
      };
      await add(act, "invoice", { orderId, userId, content, refersTo: null });
    },

    async issueReceipt(act, sale, due) {
      const { tx } = act;
      const { orderId, userId } = sale;
      if (await queries.findInvoice(tx, orderId, "receipt voucher")) return;
      const content = receiptOf(sale, due, await seller(tx));
      await add(act, "receipt voucher", { orderId, userId, content, refersTo: null });
    },

    async undo(act, orderId) {
      const papers = await queries.findPapers(act.tx, orderId);
      const paper = (kind: InvoiceKind) => papers.find((one) => one.kind === kind);
      const undone = paper("invoice") ?? paper("receipt voucher");
      if (!undone || paper("credit note") || paper("refund voucher")) return;
      const { id: refersTo, userId, content } = undone;
      const kind = undone.kind === "invoice" ? "credit note" : "refund voucher";
      await add(act, kind, { orderId, userId, content, refersTo });
    },
  };
}

async function add({ tx, at, record }: Act, kind: InvoiceKind, paper: Paper): Promise<void> {
  const year = financialYear(at);
  const id = newId(at.getTime());
  const number = await queries.insertInvoice(tx, { ...paper, id, kind, year, issuedAt: at });
  const after = { kind, number: numberOf({ kind, year, number }), total: paper.content.total };
  record({ what: "invoice.issued", subject: paper.orderId, after });
}

/** The numbers of the papers of orders, by the order. */
export async function paperNumbersOf(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaperNumbers>> {
  const numbers = new Map<string, PaperNumbers>();
  for (const { orderId, ...serial } of await queries.findNumbers(db, orderIds)) {
    const named = { [NAMES[serial.kind]]: numberOf(serial) };
    numbers.set(orderId, { ...numbers.get(orderId), ...named });
  }
  return numbers;
}

/** The papers of a user, for the export and the erasure of data. */
export const invoicesHolding: Holding = {
  name: "invoices",
  async tell(db, { userId }) {
    const rows = await queries.findInvoicesOf(db, userId);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return rows.map((row) => wireInvoice(row, byId.get(row.refersTo ?? "") ?? null));
  },
  // The law asks for papers for years; their orders take the person out when they close.
  async forget() {},
};
