import { financialYear, type InvoiceKind, serialNumber } from "@suvarna/domain/invoice";
import type { Paise } from "@suvarna/domain/money";
import type { SaleAmounts } from "@suvarna/domain/partial-refund";
import type { Act } from "../platform/act.ts";
import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import {
  contentOf,
  type InvoiceContent,
  receiptContentOf,
  type Sale,
  type Seller,
  withSentHuids,
} from "./content.ts";
import { creditContent, restContent } from "./credit-content.ts";
import * as queries from "./queries.ts";
import { atWeighedWeights, type SentGoods, type SentPiece, sentContent } from "./sent-content.ts";
import { serializeInvoice } from "./serialize-invoice.ts";
import { findHsnCodes } from "./tax-codes.ts";

/** The numbers of an order's tax documents. */
export interface TaxDocumentNumbers {
  readonly invoiceNumber?: string;
  readonly creditNoteNumber?: string;
  readonly receiptVoucherNumber?: string;
  readonly refundVoucherNumber?: string;
  readonly deliveryChallanNumber?: string;
  /** The numbers of the credit notes over parts, by the id of the order's refund. */
  readonly partNoteNumbers?: Readonly<Record<string, string>>;
}

/**
 * Issues tax invoices, credit notes and vouchers of advances. Each number locks its series until
 * the act ends, so an act that issues a document must do nothing else.
 */
export interface Invoices {
  /**
   * Issues the invoice of a sale. An order has one invoice. If the order had an advance, the
   * invoice names its receipt voucher.
   * @param sent the goods as they left the shop, for an invoice that is issued at the dispatch. An
   *   earlier invoice is over the goods as they were ordered.
   */
  issue(act: Act, sale: Sale, sent?: SentGoods): Promise<void>;
  /**
   * Issues the receipt voucher of an order's advance. An order has at most one.
   * @param due the advance, in paise
   */
  issueReceipt(act: Act, sale: Sale, due: Paise): Promise<void>;
  /**
   * Issues the delivery challan of goods that leave the shop. An order has at most one.
   * @param sent the goods that leave; before the dispatch without their pieces
   */
  issueChallan(act: Act, sale: Sale, sent: SentGoods): Promise<void>;
  /**
   * Stores the HUIDs of the sent pieces, by the position of their line, on the documents that name
   * the goods. Later calls change nothing. Call it for every order that was dispatched, even if no
   * HUID is recorded.
   */
  addSentHuids(act: Act, orderId: string, huids: readonly (string | null)[]): Promise<void>;
  /** Issues the credit note over a part of an order's invoice. A refund has one credit note. */
  credit(act: Act, part: CreditedPart): Promise<void>;
  /**
   * Reverses an order's tax document once: an invoice by a credit note over all that earlier credit
   * notes have left, a receipt voucher without an invoice by a refund voucher. It does nothing when
   * there is no document to reverse, or nothing is left.
   */
  undo(act: Act, orderId: string): Promise<void>;
}

/** A part of an order that is refunded. */
export interface CreditedPart {
  readonly orderId: string;
  /** The id of the order's refund. */
  readonly refundId: string;
  readonly amounts: SaleAmounts;
  /**
   * The weight of each piece that is lighter than ordered, in words; undefined for other refunds.
   */
  readonly reason?: string;
  /** The pieces as they were weighed, of a refund for a difference in weight. */
  readonly weighed?: readonly SentPiece[];
}

/** A tax document to be issued. */
interface NewTaxDocument {
  readonly orderId: string;
  readonly userId: string;
  readonly content: InvoiceContent;
  readonly refersTo: string | null;
  /** The id of the order's refund, for a credit note over a part. */
  readonly refundId?: string;
}

const NAMES = {
  invoice: "invoiceNumber",
  "credit note": "creditNoteNumber",
  "receipt voucher": "receiptVoucherNumber",
  "refund voucher": "refundVoucherNumber",
  "delivery challan": "deliveryChallanNumber",
} as const satisfies Readonly<Record<InvoiceKind, keyof TaxDocumentNumbers>>;

/** The reference of an invoice to the receipt voucher of an advance. */
function advanceOn({ issuedAt, content, ...serial }: queries.InvoiceRow) {
  return {
    number: serialNumber(serial),
    issuedAt: issuedAt.toISOString(),
    amount: content.total,
    rest: content.voucher?.rest ?? 0,
  };
}

/**
 * Creates the functions that issue tax documents. @param seller reads the seller's data within the
 * act
 */
export function createInvoices({ seller }: { seller: (db: Db) => Promise<Seller> }): Invoices {
  const sideOf = async (tx: Db) => ({ seller: await seller(tx), hsn: await findHsnCodes(tx) });
  return {
    async issue(act, sale, sent) {
      const { tx } = act;
      const { orderId, userId } = sale;
      const documents = await queries.findTaxDocuments(tx, orderId);
      if (documents.some(({ kind }) => kind === "invoice")) return;
      const receipt = documents.find(({ kind }) => kind === "receipt voucher");
      const ordered = contentOf(sale, await sideOf(tx));
      const content = {
        ...(sent ? sentContent(ordered, sent) : ordered),
        ...(receipt ? { advance: advanceOn(receipt) } : {}),
      };
      await add(act, "invoice", { orderId, userId, content, refersTo: null });
    },

    async issueReceipt(act, sale, due) {
      const { tx } = act;
      const { orderId, userId } = sale;
      if (await queries.findInvoice(tx, orderId, "receipt voucher")) return;
      const content = receiptContentOf(sale, due, await sideOf(tx));
      await add(act, "receipt voucher", { orderId, userId, content, refersTo: null });
    },

    async issueChallan(act, sale, sent) {
      const { tx } = act;
      const { orderId, userId } = sale;
      if (await queries.findInvoice(tx, orderId, "delivery challan")) return;
      const content = sentContent(contentOf(sale, await sideOf(tx)), sent);
      await add(act, "delivery challan", { orderId, userId, content, refersTo: null });
    },

    async addSentHuids({ tx }, orderId, huids) {
      await queries.storeSentHuids(tx, orderId, huids);
    },

    async credit(act, { orderId, refundId, amounts, reason, weighed = [] }) {
      const documents = await holdDocuments(act, orderId);
      const invoice = documents.find(({ kind }) => kind === "invoice");
      if (!invoice || documents.some((document) => document.refundId === refundId)) return;
      const credited = creditContent(
        { invoice: withSentHuids(invoice), earlier: creditNotesOf(documents) },
        amounts,
      );
      const content = atWeighedWeights(credited, weighed);
      const { userId, id: refersTo } = invoice;
      const reasoned = reason ? { ...content, reason } : content;
      await add(act, "credit note", { orderId, userId, content: reasoned, refersTo, refundId });
    },

    async undo(act, orderId) {
      const documents = await holdDocuments(act, orderId);
      const document = (kind: InvoiceKind) =>
        documents.find((one) => one.kind === kind && one.refundId === null);
      const undone = document("invoice") ?? document("receipt voucher");
      if (!undone || document("credit note") || document("refund voucher")) return;
      const { id: refersTo, userId } = undone;
      const earlier = creditNotesOf(documents);
      const whole = withSentHuids(undone);
      const content = earlier.length > 0 ? restContent({ invoice: whole, earlier }) : whole;
      if (!content) return;
      const kind = undone.kind === "invoice" ? "credit note" : "refund voucher";
      await add(act, kind, { orderId, userId, content, refersTo });
    },
  };
}

/**
 * Locks and reads an order's tax documents, so that no other act issues a credit note at the same
 * time.
 */
async function holdDocuments({ tx }: Act, orderId: string): Promise<queries.InvoiceRow[]> {
  await queries.lockTaxDocuments(tx, orderId);
  return queries.findTaxDocuments(tx, orderId);
}

function creditNotesOf(documents: readonly queries.InvoiceRow[]): InvoiceContent[] {
  return documents.filter(({ kind }) => kind === "credit note").map(({ content }) => content);
}

async function add(
  { tx, at, record }: Act,
  kind: InvoiceKind,
  document: NewTaxDocument,
): Promise<void> {
  const year = financialYear(at);
  const id = newId(at.getTime());
  const { refundId = null } = document;
  const row = { ...document, id, kind, year, issuedAt: at, refundId };
  const number = serialNumber(await queries.insertInvoice(tx, row));
  const after = { kind, number, total: document.content.total };
  record({ what: "invoice.issued", subject: document.orderId, after });
}

/** The numbers of the tax documents of orders, by the order's id. */
export async function taxDocumentNumbersOf(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, TaxDocumentNumbers>> {
  const numbers = new Map<string, TaxDocumentNumbers>();
  for (const { orderId, refundId, ...serial } of await queries.findNumbers(db, orderIds)) {
    const orderNumbers = numbers.get(orderId);
    const number = serialNumber(serial);
    const named =
      refundId === null
        ? { [NAMES[serial.kind]]: number }
        : { partNoteNumbers: { ...orderNumbers?.partNoteNumbers, [refundId]: number } };
    numbers.set(orderId, { ...orderNumbers, ...named });
  }
  return numbers;
}

/** Data export and erasure of a user's tax documents. */
export const invoicesPersonalData: PersonalData = {
  name: "invoices",
  async exportData(db, { userId }) {
    const rows = await queries.findInvoicesOf(db, userId);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return rows.map((row) => serializeInvoice(row, byId.get(row.refersTo ?? "") ?? null));
  },
  // The law requires tax documents to be kept for years. When an order is completed, the orders'
  // own erasure removes the person from its documents.
  async erase() {},
};
