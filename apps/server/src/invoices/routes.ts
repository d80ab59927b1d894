import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/invoices/calls";
import type { Invoice } from "@suvarna/contract/invoices/schemas";
import * as schemas from "@suvarna/contract/invoices/schemas";
import type { InvoiceKind } from "@suvarna/domain/invoice";
import type { Database } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { findInvoice, findInvoiceById, findPartNote, type InvoiceRow } from "./queries.ts";
import { serializeInvoice } from "./serialize-invoice.ts";

const endpoints = pair(calls, schemas);

export interface InvoicesDependencies {
  readonly database: Database;
  /**
   * Finds the id of the user who owns an order; null when there is none. It is passed in, because
   * the invoices capability may not import orders.
   */
  readonly ownerOf: (orderId: string) => Promise<string | null>;
}

/**
 * Registers the calls for an order's tax documents, as JSON and as PDF. Only the user who owns the
 * order may read them.
 */
export function registerInvoices(
  api: Api,
  { database: { db }, ownerOf }: InvoicesDependencies,
): void {
  /**
   * Reads a tax document of the user's order. @throws Refusal order_not_found, invoice_not_found;
   * forbidden for an order of another user
   */
  async function ownDocument(kind: InvoiceKind, orderId: string, userId: string): Promise<Invoice> {
    await requireOwner(orderId, userId);
    return serializeRow(await findInvoice(db, orderId, kind));
  }

  /**
   * Refuses an order that does not belong to the user. @throws Refusal order_not_found; forbidden
   * for an order of another user
   */
  async function requireOwner(orderId: string, userId: string): Promise<void> {
    const owner = await ownerOf(orderId);
    if (owner === null) throw new Refusal("order_not_found");
    if (owner !== userId) throw new Refusal("forbidden");
  }

  /**
   * Reads the credit note of a refund in part of the user's order. @throws Refusal as `ownDocument`
   */
  async function ownPartNote(
    { id, refundId }: { id: string; refundId: string },
    userId: string,
  ): Promise<Invoice> {
    await requireOwner(id, userId);
    return serializeRow(await findPartNote(db, id, refundId));
  }

  async function serializeRow(row: InvoiceRow | null): Promise<Invoice> {
    if (!row) throw new Refusal("invoice_not_found");
    return serializeInvoice(row, row.refersTo ? await findInvoiceById(db, row.refersTo) : null);
  }

  handle(api, endpoints.getInvoice, ({ params }, { user }) =>
    ownDocument("invoice", params.id, user.userId),
  );
  handle(api, endpoints.getCreditNote, ({ params }, { user }) =>
    ownDocument("credit note", params.id, user.userId),
  );
  handle(api, endpoints.getPartNote, ({ params }, { user }) => ownPartNote(params, user.userId));
  handle(api, endpoints.getPartNotePdf, async ({ params }, { user }) =>
    drawInvoice(await ownPartNote(params, user.userId)),
  );
  handle(api, endpoints.getReceiptVoucher, ({ params }, { user }) =>
    ownDocument("receipt voucher", params.id, user.userId),
  );
  handle(api, endpoints.getRefundVoucher, ({ params }, { user }) =>
    ownDocument("refund voucher", params.id, user.userId),
  );
  handle(api, endpoints.getReceiptVoucherPdf, async ({ params }, { user }) =>
    drawInvoice(await ownDocument("receipt voucher", params.id, user.userId)),
  );
  handle(api, endpoints.getRefundVoucherPdf, async ({ params }, { user }) =>
    drawInvoice(await ownDocument("refund voucher", params.id, user.userId)),
  );
  handle(api, endpoints.getInvoicePdf, async ({ params }, { user }) =>
    drawInvoice(await ownDocument("invoice", params.id, user.userId)),
  );
  handle(api, endpoints.getCreditNotePdf, async ({ params }, { user }) =>
    drawInvoice(await ownDocument("credit note", params.id, user.userId)),
  );
}
