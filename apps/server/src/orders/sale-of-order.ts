import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import { finenessOf } from "@suvarna/domain/fineness";
import { findPieces } from "../catalogue/index.ts";
import type { Sale } from "../invoices/index.ts";
import type { Db } from "../platform/database.ts";
import { findCounterSale } from "./counter/queries.ts";
import { gstSharesOf } from "./gst-shares.ts";
import { huidsOfLine } from "./huids-of-order.ts";
import { findPieceRows } from "./piece-queries.ts";
import type { PlacedOrder } from "./queries.ts";

const METHODS = { COD: "Cash on delivery", ONLINE: "Online payment" };
const TENDERS = {
  cash: "Cash at the counter",
  upi: "UPI at the counter",
  card: "Card at the counter",
};

/** Reads the data of an order that its tax documents contain. */
export async function saleOf(db: Db, order: PlacedOrder): Promise<Sale> {
  const { id: orderId, userId, items, shippingAddress, billingAddress } = order;
  const { gstRateBp, subtotal, discount, gst, shipping, total } = order;
  const pieces = await findPieces(db, items.map(productIdOf));
  const gstShares = gstSharesOf(order);
  const marked = (await findPieceRows(db, [orderId])).get(orderId) ?? [];
  return {
    orderId,
    userId,
    orderNumber: order.number,
    placedAt: order.createdAt,
    paymentMethod: await methodWords(db, order),
    buyer: partyOf(billingAddress),
    deliverTo: partyOf(shippingAddress),
    maskedPan: order.panEnding && `XXXXXX${order.panEnding}`,
    lines: items.map((item, place) => {
      const { name, quantity, size, carat, netWeightMg, ratePerGram, linePrice } = item;
      const { metalValue, makingCharge, stoneValue, discount: off, couponShare } = item;
      const { kind } = pieces.get(item.productId) ?? { kind: "other" };
      return {
        name,
        kind,
        quantity,
        size,
        carat,
        fineness: finenessOf(item),
        netWeightMg,
        ratePerGram,
        linePrice,
        metalValue,
        makingCharge,
        stoneValue,
        discount: off,
        couponShare,
        gst: gstShares[place] ?? 0,
        huid: huidsOfLine(marked, item.position),
      };
    }),
    gstRateBp,
    subtotal,
    discount,
    gst,
    shipping,
    total,
  };
}

async function methodWords(db: Db, { id, paymentMethod }: PlacedOrder): Promise<string> {
  if (paymentMethod !== "COUNTER") return METHODS[paymentMethod];
  const sale = await findCounterSale(db, id);
  return sale ? TENDERS[sale.tender] : "Paid at the counter";
}

const productIdOf = ({ productId }: PlacedOrder["items"][number]) => productId;

function partyOf({ fullName, street, apartment, city, state, pincode, country }: DeliveryAddress) {
  const place = `${city} ${pincode}`.trim();
  const lines = [apartment ? `${street}, ${apartment}` : street, place, country];
  const address = lines.filter((line) => line !== "");
  return { name: fullName, address, state, country };
}
