import { advanceContent } from "@suvarna/domain/advance";
import { type Carat, FINENESS } from "@suvarna/domain/fineness";
import { apportion, hsnOf, type NamedTax, splitGst, stateCodeOf } from "@suvarna/domain/invoice";
import type { BasisPoints, Milligrams, Paise } from "@suvarna/domain/money";

/** Somebody as a paper names them. */
export interface Party {
  readonly name: string;
  readonly address: readonly string[];
  /** Empty where a country has none. */
  readonly state: string;
  /** Not said on papers that were written before the shop told it apart: then by the state. */
  readonly country?: string;
  /** Of GST. */
  readonly stateCode: string;
}

export interface Seller extends Party {
  readonly gstin: string;
  readonly cin?: string;
  readonly phone: string;
  readonly email: string;
}

/** So many of one piece as they were sold: figures of one piece, then of the whole line. */
export interface SoldLine {
  readonly name: string;
  /** What it is: `ring`, `coin`. */
  readonly kind: string;
  readonly quantity: number;
  /** Empty for a piece without sizes. */
  readonly size: string;
  readonly carat: Carat;
  readonly netWeightMg: Milligrams;
  readonly huid: string | null;
  readonly ratePerGram: Paise;
  readonly metalValue: Paise;
  readonly makingCharge: Paise;
  readonly stoneValue: Paise;
  readonly discount: Paise;
  readonly linePrice: Paise;
}

/** A sale to be invoiced; who sells is known here. */
export interface Sale {
  readonly orderId: string;
  readonly userId: string;
  readonly orderNumber: string;
  readonly placedAt: Date;
  /** In words: `Cash on delivery`. */
  readonly paymentMethod: string;
  readonly buyer: Omit<Party, "stateCode">;
  readonly deliverTo: Omit<Party, "stateCode">;
  /** Already masked: the whole of it is on no paper. */
  readonly maskedPan: string | null;
  readonly lines: readonly SoldLine[];
  readonly gstRateBp: BasisPoints;
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly gst: Paise;
  readonly shipping: Paise;
  readonly total: Paise;
}

/** All that a paper says, as it was on its day. */
export interface InvoiceContent extends Omit<Sale, "orderId" | "userId" | "placedAt" | "lines"> {
  readonly seller: Seller;
  readonly buyer: Party;
  readonly deliverTo: Party;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly lines: readonly InvoicedLine[];
  readonly taxes: readonly NamedTax[];
  /** Of an invoice of an order that had an advance: its receipt voucher, and the parts in paise. */
  readonly advance?: {
    readonly number: string;
    /** ISO 8601. */
    readonly issuedAt: string;
    readonly amount: Paise;
    readonly rest: Paise;
  };
  /** Of a voucher, whose own figures are the advance's: those of the order. */
  readonly voucher?: { readonly orderTotal: Paise; readonly rest: Paise };
}

export interface InvoicedLine extends SoldLine {
  readonly hsn: string;
  /** Parts of pure metal in a thousand. */
  readonly fineness: number;
  /** The line's shares of the order's discount and of its tax; their sums are the order's. */
  readonly orderDiscount: Paise;
  readonly gst: Paise;
}

/**
 * What the law wants written of a sale (CGST Rule 46; per article what BIS asks for). The place of
 * supply is where the goods go (IGST Act, section 10).
 */
export function contentOf(sale: Sale, seller: Seller): InvoiceContent {
  const { orderId: _order, userId: _user, placedAt, lines, ...said } = sale;
  const [buyer, deliverTo] = [withCode(sale.buyer), withCode(sale.deliverTo)];
  const prices = lines.map(({ linePrice }) => linePrice);
  const discounts = apportion(sale.discount, prices);
  const taxable = prices.map((price, place) => price - (discounts[place] as number));
  const taxes = apportion(sale.gst, taxable);
  const way = { from: seller.stateCode, to: deliverTo.stateCode };
  return {
    ...said,
    ...{ seller, buyer, deliverTo },
    placedAt: placedAt.toISOString(),
    lines: lines.map((line, place) => ({
      ...line,
      hsn: hsnOf(line),
      fineness: FINENESS[line.carat],
      orderDiscount: discounts[place] as number,
      gst: taxes[place] as number,
    })),
    taxes: splitGst(sale.gst, sale.gstRateBp, way),
  };
}

/**
 * What the law wants written of an advance (CGST Rule 50): the goods that it is for, its amount, and the
 * tax in it, as the order's own content with the figures of the advance.
 * @param due the advance, in paise
 */
export function receiptOf(sale: Sale, due: Paise, seller: Seller): InvoiceContent {
  const content = contentOf(sale, seller);
  const rest = sale.total - due;
  const { taxable, gst, shipping } = advanceContent({ due, rest }, sale);
  const way = { from: seller.stateCode, to: content.deliverTo.stateCode };
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
 * From this value on the law wants a private buyer's name and address on the paper (Rule 46), and
 * so for as long as papers are kept.
 */
const NAMED_FROM: Paise = 50_000_00;

/** The same without the person, as far as the law lets it. */
export function withoutPerson(content: InvoiceContent): InvoiceContent {
  if ((content.voucher?.orderTotal ?? content.total) >= NAMED_FROM) return content;
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
