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
   * year, and others wait for it until the commit. One for each order.
   * @param sale what was sold; read while the rest is
   */
  issue(tx: Db, orderId: string, sale: Promise<Sale>, at: Date): Promise<void>;
  /** Undoes an order's invoice by a credit note, once; nothing when there is no invoice. */
  undo(tx: Db, orderId: string, at: Date): Promise<void>;
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

/** @param seller who sells, asked within the transaction */
export function createInvoices({ seller }: { seller: (db: Db) => Promise<Seller> }): Invoices {
  async function add(tx: Db, kind: InvoiceKind, { at, ...paper }: Paper): Promise<void> {
    const year = financialYear(at);
    await queries.insertInvoice(tx, {
      ...paper,
      id: newId(at.getTime()),
      kind,
      year,
      issuedAt: at,
    });
  }

  return {
    async issue(tx, orderId, sold, at) {
      const [sale, there, sellers] = await together([
        sold,
        queries.findInvoice(tx, orderId, "invoice"),
        seller(tx),
      ]);
      if (there) return;
      const { userId } = sale;
      const content = contentOf(sale, sellers);
      await add(tx, "invoice", { at, orderId, userId, content, refersTo: null });
    },

    async undo(tx, orderId, at) {
      const invoice = await queries.findInvoice(tx, orderId, "invoice");
      if (!invoice || (await queries.findInvoice(tx, orderId, "credit note"))) return;
      const { id: refersTo, userId, content } = invoice;
      await add(tx, "credit note", { at, orderId, userId, content, refersTo });
    },

    async numbersOf(db, orderIds) {
      const found = await Promise.all(orderIds.map((id) => queries.findNumbers(db, id)));
      const numbers = new Map<string, PaperNumbers>();
      for (const { orderId, kind, year, number } of found.flat()) {
        const name = kind === "invoice" ? "invoiceNumber" : "creditNoteNumber";
        const serial = serialNumber(kind, year, number);
        numbers.set(orderId, { ...numbers.get(orderId), [name]: serial });
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
