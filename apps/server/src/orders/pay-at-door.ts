import { needsPan } from "@suvarna/domain/order";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import { holdSheet } from "../rates/index.ts";
import { buyerKeys } from "./buyer-keys.ts";
import { countOrdersOf, lockBuyer } from "./buyer-queries.ts";
import { changeStatus } from "./change-status.ts";
import { refuseCashFor } from "./checkout-rules.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { provedContact, refuseCash } from "./refuse-buyer.ts";
import type { OrdersConfig } from "./settings.ts";

/** The dependencies of changing an order to cash on delivery. */
interface DoorParts {
  readonly payments: Pick<Payments, "reopen" | "cancel">;
  readonly config: Pick<Config, "secret"> & { readonly orders: OrdersConfig };
}

/**
 * An order that waits for its online payment is paid at the door instead, under the rules of a new
 * order with cash on delivery. Its online payment ends; money that comes by it later goes back. The
 * order can change as long as it could still be paid online, because its prices are kept so long.
 * A second call finds the order changed, and changes nothing.
 * @throws Refusal payment_over, prepayment_only, cod_made_to_order, cod_abroad, cod_limit,
 * cod_too_many, cod_day_limit, phone_unproved, contact_unproved, pan_required, sold_out,
 * coupon_used_up, coupon_used
 */
export async function payAtDoor(
  act: Act,
  { payments, config }: DoorParts,
  { id, paymentMethod }: PlacedOrder,
): Promise<void> {
  if (paymentMethod === "COD") return;
  // The payments first: whoever settles them takes them in this order too.
  await payments.reopen(act, id);
  const order = await lockOrder(act.tx, id);
  if (!order || !(await holdSheet(act.tx, order.rateSheetId))) throw new Refusal("payment_over");
  // Staff have asked for this money before the dispatch.
  if (order.prepayBy !== null) throw new Refusal("prepayment_only");
  if (order.advance !== null || order.items.some(({ madeToOrder }) => madeToOrder)) {
    throw new Refusal("cod_made_to_order");
  }
  await refuseDoor(act, config, order);
  await payments.cancel(act, id, "order_cancelled");
  await changeStatus(act, order, {
    to: "confirmed",
    paymentState: "on_delivery",
    paymentMethod: "COD",
    reason: "cash_chosen",
  });
}

/** The limits of a buyer and of the law, as they are for a new order with cash on delivery. */
async function refuseDoor(
  { tx, at }: Act,
  { secret, orders: rules }: DoorParts["config"],
  { id, userId, total, shippingAddress, panSealed }: PlacedOrder,
): Promise<void> {
  refuseCashFor({ total, country: shippingAddress.country }, rules);
  const contact = await provedContact(tx, userId, "COD");
  const buyer = { userId, ...buyerKeys(secret, contact, shippingAddress) };
  await lockBuyer(tx, buyer);
  const before = await countOrdersOf(tx, buyer, { at, except: id });
  refuseCash(before, total, rules);
  if (panSealed === null && needsPan(total + before.boughtToday, rules)) {
    throw new Refusal("pan_required", {
      message:
        "With your other orders of today this one needs the buyer's PAN. Please order its pieces again: the checkout asks for it.",
    });
  }
}
