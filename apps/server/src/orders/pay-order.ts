import type { PayInput } from "@suvarna/contract/orders/order-input";
import type { PaymentPurpose } from "@suvarna/domain/payment";
import type { Payments } from "../payments/index.ts";
import type { Act } from "../platform/act.ts";
import type { Config } from "../platform/config.ts";
import { Refusal } from "../platform/errors.ts";
import { holdSheet } from "../rates/index.ts";
import { changeStatus } from "./change-status.ts";
import { refuseExposure } from "./exposure.ts";
import { payAtDoor } from "./pay-at-door.ts";
import { lockOrder, type PlacedOrder } from "./queries.ts";
import { sumSentBack } from "./refunds/sent-back.ts";
import { refuseUnpaid } from "./refuse-buyer.ts";
import { refusePaying } from "./refuse-paying.ts";
import { isRestDue, restOf } from "./rest-of-order.ts";
import type { OrdersConfig } from "./settings.ts";

/** The dependencies of paying for an order that is already placed. */
export interface PayOrderDependencies {
  readonly payments: Pick<Payments, "beginRest" | "hold" | "expireOpenPayments" | "reopen">;
  readonly config: Pick<Config, "secret"> & { readonly orders: OrdersConfig };
}

/**
 * Prepares an unpaid order to be paid. An order that still waits for its money stays as it is; an
 * order whose payment failed reserves its pieces again; an order that owes its rest gets a payment
 * of the rest.
 * @param way another way to pay; without it, the payment goes on in the same way
 * @returns the payment that can be made now
 * @throws Refusal those of `payAtDoor` for cash on delivery, else payment_over, contact_unproved,
 * unpaid_limit, pan_required, exposure_full, sold_out, coupon_used_up, coupon_used
 */
export async function payAgain(
  act: Act,
  dependencies: PayOrderDependencies,
  seen: PlacedOrder,
  way: PayInput = {},
): Promise<PaymentPurpose> {
  const { payments, config } = dependencies;
  const { id } = seen;
  const { gateway } = way;
  if (way.paymentMethod === "COD") {
    await payAtDoor(act, dependencies, id);
    return "order";
  }
  // Every act locks the payments before the order, so that two transactions can't deadlock.
  if (seen.advancePaidAt === null) {
    await payments.reopen(act, id, gateway);
    await waitAgain(act, config, id);
    return "order";
  }
  await payments.beginRest(act, { orderId: id, amount: restOf(seen), gateway });
  const order = await lockOrder(act.tx, id);
  if (!order || !isRestDue(order) || (await sumSentBack(act.tx, order)) > 0) {
    throw new Refusal("payment_over");
  }
  return "rest";
}

async function waitAgain(
  act: Act,
  config: PayOrderDependencies["config"],
  orderId: string,
): Promise<void> {
  const order = await lockOrder(act.tx, orderId);
  if (order?.state === "pending_payment") return;
  if (order?.state !== "payment_failed") throw new Refusal("payment_over");
  if (!(await holdSheet(act.tx, order.rateSheetId))) throw new Refusal("payment_over");
  await refusePaying(act, order, {
    config,
    paymentMethod: "ONLINE",
    refuse: (others) => refuseUnpaid(others, order, config.orders),
  });
  await changeStatus(act, order, { to: "pending_payment", paymentState: "pending" });
  const { userId, total: paise } = order;
  const promise = { kind: "order", orderId, paise, userId, at: act.at } as const;
  await refuseExposure(act.tx, promise, config.orders);
}
