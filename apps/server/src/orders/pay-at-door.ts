import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import { holdSheet } from "../rates/index.ts";
import { changeStatus } from "./change-status.ts";
import { refuseCashFor } from "./checkout-rules.ts";
import { lockOrder } from "./queries.ts";
import { refuseCash } from "./refuse-buyer.ts";
import { refusePaying } from "./refuse-paying.ts";
import type { OrdersConfig } from "./settings.ts";
import { UNDONE } from "./verify-payment.ts";

/** The dependencies of changing an order to cash on delivery. */
interface DoorParts {
  readonly payments: Pick<Payments, "hold" | "leave" | "reopen">;
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
  id: string,
): Promise<void> {
  // Lock the payments before the order, as everywhere, so that two transactions can't deadlock.
  await payments.hold(act, id);
  const order = await lockOrder(act.tx, id);
  if (!order) throw new Refusal("payment_over");
  if (order.paymentMethod === "COD") {
    if (UNDONE.includes(order.state)) throw new Refusal("payment_over");
    return;
  }
  await payments.reopen(act, id);
  if (!(await holdSheet(act.tx, order.rateSheetId))) throw new Refusal("payment_over");
  // Staff have asked for this money before the dispatch.
  if (order.prepayBy !== null) throw new Refusal("prepayment_only");
  if (order.advance !== null || order.items.some(({ madeToOrder }) => madeToOrder)) {
    throw new Refusal("cod_made_to_order");
  }
  const { total, shippingAddress } = order;
  refuseCashFor({ total, country: shippingAddress.country }, config.orders);
  const keys = await refusePaying(act, order, {
    config,
    paymentMethod: "COD",
    refuse: (others) => refuseCash(others, total, config.orders),
  });
  await payments.leave(act, id);
  await changeStatus(act, order, {
    to: "confirmed",
    paymentState: "on_delivery",
    paymentMethod: "COD",
    reason: "cash_chosen",
    // The phone number may have been proved since the order was placed.
    ...keys,
  });
}
