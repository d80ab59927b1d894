import { advanceContent } from "@suvarna/domain/advance";
import type { Carat } from "@suvarna/domain/fineness";
import {
  goodsOf,
  type HsnCodes,
  type NamedTax,
  splitGst,
  stateCodeOf,
} from "@suvarna/domain/invoice";
import type { BasisPoints, Milligrams, Paise } from "@suvarna/domain/money";
import { needsInvoiceAddress } from "@suvarna/domain/order";

/** A seller, buyer or recipient, as a tax document names them. */
export interface Party {
  readonly name: string;
  readonly address: readonly string[];
  /** The state; empty for a country without states. */
  readonly state: string;
  /**
   * The name of the country. Tax documents without it have only `stateCode` to tell India from
   * other countries.
   */
  readonly country?: string;
  /** The state's GST code. */
  readonly stateCode: string;
}

export interface Seller extends Party {
  readonly gstin: string;
  readonly cin?: string;
  readonly phone: string;
  readonly email: string;
}

/**
 * A line of a sale. Weight, values and discount are for a single piece; `linePrice` is for all
 * pieces.
 */
export interface SoldLine {
  readonly name: string;
  /** The kind of the piece, such as `ring` or `coin`. */
  readonly kind: string;
  readonly quantity: number;
  /** Empty for a piece without sizes. */
  readonly size: string;
  readonly carat: Carat;
  /** The fineness of the metal, in parts per thousand. */
  readonly fineness: number;
  readonly netWeightMg: Milligrams;
  readonly huid: string | null;
  readonly ratePerGram: Paise;
  readonly metalValue: Paise;
  readonly makingCharge: Paise;
  readonly stoneValue: Paise;
  readonly discount: Paise;
  readonly linePrice: Paise;
  /** The line's share of the order's discount, in paise. */
  readonly couponShare: Paise;
  /** The line's share of the order's GST, in paise. The shares of all lines add up to it. */
  readonly gst: Paise;
}

/** A sale to be invoiced. It does not contain the seller, which this capability adds. */
export interface Sale {
  readonly orderId: string;
  readonly userId: string;
  readonly orderNumber: string;
  readonly placedAt: Date;
  /** The way of payment in words, such as `Cash on delivery`. */
  readonly paymentMethod: string;
  readonly buyer: Omit<Party, "stateCode">;
  readonly deliverTo: Omit<Party, "stateCode">;
  /** The masked PAN, because no tax document shows the whole PAN. */
  readonly maskedPan: string | null;
  readonly lines: readonly SoldLine[];
  readonly gstRateBp: BasisPoints;
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly gst: Paise;
  readonly shipping: Paise;
  readonly total: Paise;
}

/** The seller's part of a document: the shop itself, and the HSN codes of its goods. */
export interface SellerPart {
  readonly seller: Seller;
  readonly hsn: HsnCodes;
}

/** The content of a tax document, as it was on the day of issue. */
export interface InvoiceContent extends Omit<Sale, "orderId" | "userId" | "placedAt" | "lines"> {
  readonly seller: Seller;
  readonly buyer: Party;
  readonly deliverTo: Party;
  /** The time of the order, in ISO 8601. */
  readonly placedAt: string;
  readonly lines: readonly InvoicedLine[];
  readonly taxes: readonly NamedTax[];
  /** The receipt voucher and the amounts in paise, on the invoice of an order with an advance. */
  readonly advance?: {
    readonly number: string;
    /** The time of the receipt voucher, in ISO 8601. */
    readonly issuedAt: string;
    readonly amount: Paise;
    readonly rest: Paise;
  };
  /**
   * The amounts of the order in paise, on a voucher. The voucher's other amounts are those of the
   * advance.
   */
  readonly voucher?: { readonly orderTotal: Paise; readonly rest: Paise };
  /**
   * The kind of a credit note that does not reverse the whole invoice. `pieces` and `amount` are
   * refunds in part; `rest` reverses all that earlier refunds have left of the invoice.
   */
  readonly part?: "pieces" | "amount" | "rest";
  /** The reason for a credit note over a difference in weight, with the weight of each piece. */
  readonly reason?: string;
  /**
   * Whether the document was issued at the dispatch: its lines have the weights, values and HUIDs of
   * the pieces that were sent.
   */
  readonly isOfSentPieces?: true;
  /**
   * Whether the HUIDs of the lines are those that staff have recorded. Without this field, the
   * document says nothing of HUIDs that it does not name.
   */
  readonly hasRecordedHuids?: true;
}

export interface InvoicedLine extends Omit<SoldLine, "couponShare"> {
  readonly hsn: string;
  /**
   * The line's share of the order's discount. The shares of all lines add up to the discount of the
   * order.
   */
  readonly orderDiscount: Paise;
  /**
   * The position of the line in the order, from 0; only on a credit note over a part, and on an
   * invoice of the pieces sent, where a line of the order has one line for each weight.
   */
  readonly position?: number;
  /**
   * The weight of each piece at the dispatch, when it is not the weight that the buyer pays for, as
   * for a piece that is heavier than ordered.
   */
  readonly weighedMg?: Milligrams;
  /**
   * The other weights that the pieces can have, on a credit note over some pieces of a line whose
   * pieces weigh differently.
   */
  readonly otherWeightsMg?: readonly Milligrams[];
}

/**
 * Builds the content that the law requires of a tax invoice (CGST Rule 46, and the rules of BIS for
 * each article). The place of supply is the place of delivery (IGST Act, section 10).
 */
export function contentOf(sale: Sale, { seller, hsn }: SellerPart): InvoiceContent {
  const { orderId: _order, userId: _user, placedAt, lines, ...content } = sale;
  const [buyer, deliverTo] = [withCode(sale.buyer), withCode(sale.deliverTo)];
  const way = { from: seller.stateCode, to: deliverTo.stateCode };
  return {
    ...content,
    seller,
    buyer,
    deliverTo,
    placedAt: placedAt.toISOString(),
    lines: lines.map(({ couponShare, ...line }) => ({
      ...line,
      hsn: hsn[goodsOf(line)],
      orderDiscount: couponShare,
    })),
    taxes: splitGst(sale.gst, sale.gstRateBp, way),
    hasRecordedHuids: true,
  };
}

/**
 * Builds the content that the law requires of a receipt voucher (CGST Rule 50): the goods, the
 * amount of the advance, and the tax in it. It is the order's content with the amounts of the
 * advance.
 * @param due the advance, in paise
 */
export function receiptContentOf(sale: Sale, due: Paise, side: SellerPart): InvoiceContent {
  const content = contentOf(sale, side);
  const rest = sale.total - due;
  const { taxable, gst, shipping } = advanceContent({ due, rest }, sale);
  const way = { from: side.seller.stateCode, to: content.deliverTo.stateCode };
  return {
    ...content,
    subtotal: taxable,
    discount: 0,
    gst,
    shipping,
    total: due,
    taxes: splitGst(gst, sale.gstRateBp, way),
    voucher: { orderTotal: sale.total, rest },
  };
}

function withCode(party: Omit<Party, "stateCode">): Party {
  return { ...party, stateCode: stateCodeOf(party.state, party.country) };
}

/**
 * Adds the HUIDs of the sent pieces to the content of a document that was issued before the
 * dispatch.
 */
export function withSentHuids({
  content,
  sentHuids,
}: {
  readonly content: InvoiceContent;
  readonly sentHuids: readonly (string | null)[] | null;
}): InvoiceContent {
  if (sentHuids === null || content.isOfSentPieces) return content;
  const lines = content.lines.map((line, place) => ({
    ...line,
    huid: sentHuids[line.position ?? place] ?? line.huid,
  }));
  return { ...content, lines };
}

/**
 * Removes the buyer's personal data from a tax document, as far as the law allows this. A name and
 * an address that the invoice must have are kept as long as the invoice.
 */
export function withoutPerson(content: InvoiceContent): InvoiceContent {
  if (needsInvoiceAddress(content.voucher?.orderTotal ?? content.total)) return content;
  const { buyer, deliverTo } = content;
  return {
    ...content,
    buyer: stateOnly(buyer),
    deliverTo: stateOnly(deliverTo),
    maskedPan: null,
  };
}

function stateOnly({ name: _name, address: _address, ...place }: Party): Party {
  return { ...place, name: "Account closed", address: [] };
}
