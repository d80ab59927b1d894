import type { Invoice } from "@suvarna/contract/invoices/schemas";
import { amountInWords } from "@suvarna/domain/amount-in-words";
import { needsHuid } from "@suvarna/domain/huid";
import {
  type InvoiceKind,
  isVoucher,
  OTHER_COUNTRIES,
  serialNumber,
} from "@suvarna/domain/invoice";
import { rupees } from "@suvarna/domain/money";
import { type InvoiceContent, type InvoicedLine, type Party, withSentHuids } from "./content.ts";
import type { InvoiceRow } from "./queries.ts";

/**
 * Converts a tax document to the form in which the API sends it.
 * @param undone for a credit note or a refund voucher, the document that it reverses
 */
export function serializeInvoice(row: InvoiceRow, undone: InvoiceRow | null): Invoice {
  const { kind, issuedAt, orderId } = row;
  const content = withSentHuids(row);
  const { seller, buyer, deliverTo, maskedPan, subtotal, discount, total } = content;
  const { advance, voucher, part, reason } = content;
  return {
    kind,
    number: serialNumber(row),
    issuedAt: issuedAt.toISOString(),
    ...(undone
      ? { refersTo: { number: serialNumber(undone), issuedAt: undone.issuedAt.toISOString() } }
      : {}),
    seller: { ...seller, address: [...seller.address] },
    buyer: { ...serializeParty(buyer), ...(maskedPan ? { pan: maskedPan } : {}) },
    deliverTo: serializeParty(deliverTo),
    placeOfSupply: placeOfSupply(deliverTo),
    order: {
      _id: orderId,
      number: content.orderNumber,
      placedAt: content.placedAt,
      paymentMethod: content.paymentMethod,
    },
    lines: content.lines.map((line) => serializeLine(line, { kind, content })),
    // An invoice without `sentHuids` was issued before the dispatch, because the dispatch sets
    // `sentHuids` even when no HUID is recorded.
    ...(kind === "invoice" && row.sentHuids === null ? { isBeforeDispatch: true } : {}),
    ...(advance
      ? {
          advance: {
            ...advance,
            amount: rupees(advance.amount),
            rest: rupees(advance.rest),
          },
        }
      : {}),
    ...(voucher
      ? { voucher: { orderTotal: rupees(voucher.orderTotal), rest: rupees(voucher.rest) } }
      : {}),
    ...(part ? { part } : {}),
    ...(reason ? { reason } : {}),
    subtotal: rupees(subtotal),
    discount: rupees(discount),
    taxable: rupees(subtotal - discount),
    taxes: content.taxes.map(({ name, rateBp, amount }) => {
      return { name, percent: rateBp / 100, amount: rupees(amount) };
    }),
    shipping: rupees(content.shipping),
    total: rupees(total),
    inWords: amountInWords(total),
  };
}

/**
 * The place of supply. For a place outside India the law requires the country instead of a state.
 */
function placeOfSupply({ state, country, stateCode }: Party) {
  // A tax document without a stored country is shown unchanged.
  if (stateCode !== OTHER_COUNTRIES || !country) return { state, code: stateCode };
  return { state: `Other countries: ${country}`, code: stateCode, isExport: true };
}

function serializeParty({ name, address, state, stateCode }: Party) {
  return { name, address: [...address], state, stateCode };
}

/** The data of a document that the conversion of its lines needs. */
interface DocumentOfLine {
  readonly kind: InvoiceKind;
  readonly content: InvoiceContent;
}

function serializeLine(line: InvoicedLine, document: DocumentOfLine): Invoice["lines"][number] {
  const { name, hsn, quantity, size, carat, fineness } = line;
  return {
    name,
    hsn,
    quantity,
    carat,
    fineness,
    ...(size ? { size } : {}),
    ...huidOf(line, document),
    netWeight: line.netWeightMg / 1000,
    ...(line.otherWeightsMg
      ? { otherWeights: line.otherWeightsMg.map((weight) => weight / 1000) }
      : {}),
    ...(line.weighedMg === undefined ? {} : { weighed: line.weighedMg / 1000 }),
    ratePerGram: rupees(line.ratePerGram),
    metalValue: rupees(line.metalValue),
    makingCharge: rupees(line.makingCharge),
    stoneValue: rupees(line.stoneValue),
    discount: rupees(line.discount),
    price: rupees(line.linePrice),
    orderDiscount: rupees(line.orderDiscount),
    gst: rupees(line.gst),
  };
}

/**
 * The HUIDs of a line. A voucher has none, because its goods may not exist yet. A document without
 * recorded HUIDs stays as it was issued.
 */
function huidOf(line: InvoicedLine, { kind, content }: DocumentOfLine): { huid?: string | null } {
  if (line.huid) return { huid: line.huid };
  const saysNone = content.hasRecordedHuids && !isVoucher(kind) && needsHuid(line);
  return saysNone ? { huid: null } : {};
}
