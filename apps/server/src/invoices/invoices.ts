import { financialYear, type InvoiceKind, serialNumber } from "@suvarna/domain/invoice";
import type { Paise } from "@suvarna/domain/money";
import type { Db } from "../platform/database.ts";
import type { Holding } from "../platform/holding.ts";
import { newId } from "../platform/ids.ts";
import { together } from "../platform/together.ts";
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

/** Tax invoices, credit notes and vouchers of advances: what other capabilities may do with them. */
export interface Invoices {
  /**
   * Writes a sale's invoice, in the transaction that makes it one: the number is the next of its
   * year, and others wait for it until the commit. An order has one, however often this is called.
   * The invoice of an order that had an advance names its receipt voucher.
   */
  issue(tx: Db, sale: Sale, at: Date): Promise<PaperNumbers>;
  /**
   * Writes the receipt voucher of an order's advance, once, in the same way.
   * @param due the advance, in paise
   */
  issueReceipt(tx: Db, sale: Sale, due: Paise, at: Date): Promise<PaperNumbers>;
  /**
   * Undoes an order's papers, once: its invoice by a credit note; an advance that has no invoice yet by
   * a refund voucher. Nothing when there is neither.
   */
  undo(tx: Db, orderId: string, at: Date): Promise<PaperNumbers>;
  /** The numbers of the papers of orders, by the order. */
  numbersOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaperNumbers>>;
  /** The orders need their person no more: papers keep what the law asks for. */
  forgetBuyers(tx: Db, orderIds: readonly string[]): Promise<void>;
  readonly holding: Holding;
}

/** A paper to be written. */
interface Paper {
  readonly at: Date;
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

function numbered({ kind, year, number }: Serial): PaperNumbers {
  return { [NAMES[kind]]: serialNumber(kind, year, number) };
}

/** How an invoice names the advance that was received before it. */
function advanceOn({ issuedAt, content, ...serial }: queries.InvoiceRow) {
  return {
    number: serialNumber(serial.kind, serial.year, serial.number),
    issuedAt: issuedAt.toISOString(),
    amount: content.total,
    rest: content.voucher?.rest ?? 0,
  };
}

/** @param seller who sells, asked within the transaction */
export function createInvoices({ seller }: { seller: (db: Db) => Promise<Seller> }): Invoices {
  async function add(tx: Db, kind: InvoiceKind, { at, ...paper }: Paper): Promise<PaperNumbers> {
    const year = financialYear(at);
    const id = newId(at.getTime());
    const number = await queries.insertInvoice(tx, { ...paper, id, kind, year, issuedAt: at });
    return numbered({ kind, year, number });
  }

  return {
    async issue(tx, sale, at) {
      const { orderId, userId } = sale;
      // Asked first, so that the series, which all others need, is held after what the turn holds.
      const [there, receipt, from] = await together([
        queries.findInvoice(tx, orderId, "invoice"),
        queries.findInvoice(tx, orderId, "receipt voucher"),
        seller(tx),
      ]);
      if (there) return numbered(there);
      const content = {
        ...contentOf(sale, from),
        ...(receipt ? { advance: advanceOn(receipt) } : {}),
      };
      return add(tx, "invoice", { at, orderId, userId, content, refersTo: null });
    },

    async issueReceipt(tx, sale, due, at) {
      const { orderId, userId } = sale;
      const there = await queries.findInvoice(tx, orderId, "receipt voucher");
      if (there) return numbered(there);
      const content = receiptOf(sale, due, await seller(tx));
      return add(tx, "receipt voucher", { at, orderId, userId, content, refersTo: null });
    },

    async undo(tx, orderId, at) {
      const papers = await queries.findPapers(tx, orderId);
      const paper = (kind: InvoiceKind) => papers.find((one) => one.kind === kind);
      const undone = paper("invoice") ?? paper("receipt voucher");
      if (!undone || paper("credit note") || paper("refund voucher")) return {};
      const { id: refersTo, userId, content } = undone;
      const kind = undone.kind === "invoice" ? "credit note" : "refund voucher";
      return add(tx, kind, { at, orderId, userId, content, refersTo });
    },

    async numbersOf(db, orderIds) {
      const found = await Promise.all(orderIds.map((id) => queries.findNumbers(db, id)));
      const numbers = new Map<string, PaperNumbers>();
      for (const { orderId, ...paper } of found.flat()) {
        numbers.set(orderId, { ...numbers.get(orderId), ...numbered(paper) });
      }
      return numbers;
    },

    forgetBuyers: queries.forgetBuyers,

    holding: {
      name: "invoices",
      async tell(db, { userId }) {
        const rows = await queries.findInvoicesOf(db, userId);
        const byId = new Map(rows.map((row) => [row.id, row]));
        return rows.map((row) => wireInvoice(row, byId.get(row.refersTo ?? "") ?? null));
      },
      // The law asks for papers for years; their orders take the person out when they close.
      async forget() {},
    },
  };
}
