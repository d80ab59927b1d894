import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import { findPieces } from "../catalogue/index.ts";
import type { Sale } from "../invoices/index.ts";
import type { Db } from "../platform/database.ts";
import { findCounterSale } from "./counter-queries.ts";
import { findPieceRows, type PieceRow } from "./piece-queries.ts";
import type { PlacedOrder } from "./queries.ts";

const METHODS = { COD: "Cash on delivery", ONLINE: "Online payment" };
const TENDERS = {
  cash: "Cash at the counter",
  upi: "UPI at the counter",
  card: "Card at the counter",
};

/** The data of an order for its tax documents. */
export async function saleOf(db: Db, order: PlacedOrder): Promise<Sale> {
  const { id: orderId, userId, items, shippingAddress, billingAddress } = order;
  const { gstRateBp, subtotal, discount, gst, shipping, total } = order;
  const pieces = await findPieces(db, items.map(productIdOf));
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
    lines: items.map((item) => {
      const { name, quantity, size, carat, netWeightMg, ratePerGram, linePrice } = item;
      const { metalValue, makingCharge, stoneValue, discount: off, couponShare } = item;
      const { kind, huid } = pieces.get(item.productId) ?? { kind: "other", huid: null };
      return {
        name,
        kind,
        quantity,
        size,
        carat,
        netWeightMg,
        ratePerGram,
        linePrice,
        metalValue,
        makingCharge,
        stoneValue,
        discount: off,
        couponShare,
        // The catalogue's marks one article: of several, nobody knows which.
        huid: huidsOf(item, marked) ?? (quantity === 1 ? huid : null),
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

/** The HUIDs that were written down for the pieces of a line; null when there are none. */
function huidsOf(
  { position }: PlacedOrder["items"][number],
  marked: readonly PieceRow[],
): string | null {
  const huids = marked.flatMap((row) => (row.position === position ? (row.huid ?? []) : []));
  return huids.length > 0 ? huids.join(", ") : null;
}

const productIdOf = ({ productId }: PlacedOrder["items"][number]) => productId;

function partyOf({ fullName, street, apartment, city, state, pincode, country }: DeliveryAddress) {
  const place = `${city} ${pincode}`.trim();
  const lines = [apartment ? `${street}, ${apartment}` : street, place, country];
  const address = lines.filter((line) => line !== "");
  return { name: fullName, address, state, country };
}
