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
interface PayAtDoorDependencies {
  readonly payments: Pick<Payments, "hold" | "expireOpenPayments" | "reopen">;
  readonly config: Pick<Config, "secret"> & { readonly orders: OrdersConfig };
}

/**
 * Changes an order that waits for its online payment to cash on delivery, under the rules of a new
 * order with cash on delivery. The online payment ends, and money that still comes by that payment
 * goes back. The change is possible as long as the order can be paid online, because its prices are
 * kept until then. A second call changes nothing.
 * @throws Refusal payment_over, prepayment_only, cod_made_to_order, cod_abroad, cod_limit,
 * cod_too_many, cod_day_limit, phone_unproved, contact_unproved, pan_required, sold_out,
 * coupon_used_up, coupon_used
 */
export async function payAtDoor(
  act: Act,
  { payments, config }: PayAtDoorDependencies,
  id: string,
): Promise<void> {
  // Every act locks the payments before the order, so that two transactions can't deadlock.
  await payments.hold(act, id);
  const order = await lockOrder(act.tx, id);
  if (!order) throw new Refusal("payment_over");
  if (order.paymentMethod === "COD") {
    if (UNDONE.includes(order.state)) throw new Refusal("payment_over");
    return;
  }
  await payments.reopen(act, id);
  if (!(await holdSheet(act.tx, order.rateSheetId))) throw new Refusal("payment_over");
  // Staff have asked for a prepayment of this order, so it can't be paid in cash.
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
  await payments.expireOpenPayments(act, id);
  await changeStatus(act, order, {
    to: "confirmed",
    paymentState: "on_delivery",
    paymentMethod: "COD",
    reason: "cash_chosen",
    // The user may have proved a phone number since the order was placed, so the keys are stored
    // again.
    ...keys,
  });
}
