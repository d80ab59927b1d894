import type { DeliveryAddress } from "@suvarna/contract/orders/schemas";
import { findPieces } from "../catalogue/index.ts";
import type { Sale } from "../invoices/index.ts";
import type { Db } from "../platform/database.ts";
import type { PlacedOrder } from "./queries.ts";

const METHODS = { COD: "Cash on delivery", ONLINE: "Online payment" };

/** The data of an order for its tax documents. */
export async function saleOf(db: Db, order: PlacedOrder): Promise<Sale> {
  const { id: orderId, userId, items, shippingAddress, billingAddress, paymentMethod } = order;
  const { gstRateBp, subtotal, discount, gst, shipping, total } = order;
  const pieces = await findPieces(db, items.map(productIdOf));
  return {
    orderId,
    userId,
    orderNumber: order.number,
    placedAt: order.createdAt,
    paymentMethod: METHODS[paymentMethod],
    buyer: partyOf(billingAddress),
    deliverTo: partyOf(shippingAddress),
    maskedPan: order.panEnding && `XXXXXX${order.panEnding}`,
    lines: items.map((item) => {
      const { name, quantity, size, carat, netWeightMg, ratePerGram, linePrice } = item;
      const { metalValue, makingCharge, stoneValue, discount: off, couponShare } = item;
      const { kind, huid } = pieces.get(item.productId) ?? { kind: "", huid: null };
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
        // It marks one article: of several, nobody knows which.
        huid: quantity === 1 ? huid : null,
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

const productIdOf = ({ productId }: PlacedOrder["items"][number]) => productId;

function partyOf({ fullName, street, apartment, city, state, pincode, country }: DeliveryAddress) {
  const address = [apartment ? `${street}, ${apartment}` : street, `${city} ${pincode}`, country];
  return { name: fullName, address, state, country };
}
