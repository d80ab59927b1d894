import { financialYear, type InvoiceKind, serialNumber } from "@suvarna/domain/invoice";
import type { Db } from "../platform/database.ts";
import type { Holding } from "../platform/holding.ts";
import { newId } from "../platform/ids.ts";
import { together } from "../platform/together.ts";
import { contentOf, type InvoiceContent, type Sale, type Seller } from "./content.ts";
import * as queries from "./queries.ts";
import { wireInvoice } from "./wire-invoice.ts";

/** The papers of an order by their numbers. */
export interface PaperNumbers {
  readonly invoiceNumber?: string;
  readonly creditNoteNumber?: string;
}

/** Tax invoices and credit notes: what other capabilities may do with them. */
export interface Invoices {
  /**
   * Writes a sale's invoice, in the transaction that makes it one: the number is the next of its
   * year, and others wait for it until the commit. An order has one, however often this is called.
   */
  issue(tx: Db, sale: Sale, at: Date): Promise<PaperNumbers>;
  /** Undoes an order's invoice by a credit note, once; nothing when there is no invoice. */
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

function numbered({ kind, year, number }: Serial): PaperNumbers {
  const serial = serialNumber(kind, year, number);
  return kind === "invoice" ? { invoiceNumber: serial } : { creditNoteNumber: serial };
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
      const [there, from] = await together([
        queries.findInvoice(tx, orderId, "invoice"),
        seller(tx),
      ]);
      if (there) return numbered(there);
      const content = contentOf(sale, from);
      return add(tx, "invoice", { at, orderId, userId, content, refersTo: null });
    },

    async undo(tx, orderId, at) {
      const invoice = await queries.findInvoice(tx, orderId, "invoice");
      if (!invoice || (await queries.findInvoice(tx, orderId, "credit note"))) return {};
      const { id: refersTo, userId, content } = invoice;
      return add(tx, "credit note", { at, orderId, userId, content, refersTo });
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
