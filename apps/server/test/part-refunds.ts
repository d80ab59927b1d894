import { getOrder } from "@suvarna/contract/orders/calls";
import type { RefundPartInput } from "@suvarna/contract/orders/refund-part";
import * as desk from "@suvarna/contract/orders/staff";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { sandboxRefunds } from "../src/payments/sandbox-tables.ts";
import { paymentCaptures, payments } from "../src/payments/tables.ts";
import { newId } from "../src/platform/ids.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, placeOrder } from "./checkout.ts";
import { type OnlineOrders, onlineOrders } from "./online-orders.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

export let shop: TestShop;
export let online: OnlineOrders;
export let staff: ReturnType<TestShop["client"]>;
export let categoryId: string;

export interface Bought {
  readonly id: string;
  readonly shopper: Session;
}

/**
 * Places and pays an order of two rings of one product and one ring of another product.
 * @param beforePayment changes the order before it is paid and invoiced
 */
export async function buyThreeRings(
  gateway: "cashfree" | "razorpay" = "cashfree",
  beforePayment?: (orderId: string) => Promise<unknown>,
): Promise<Bought> {
  const { db } = shop.database;
  const shopper = await shop.signUp();
  const pair = await addRing(db, { categoryId, stock: 5, netWeightMg: 1234 });
  const single = await addRing(db, { categoryId, stock: 5, netWeightMg: 777 });
  await fillCart(shop, shopper, pair, 2);
  const { cartId } = await fillCart(shop, shopper, single);
  const placed = await placeOrder(shop, shopper, { cartId, paymentMethod: "ONLINE", gateway });
  await beforePayment?.(placed.order._id);
  await online.choose(placed.paymentSessionId ?? "", "success");
  await online.settleAll();
  return { id: placed.order._id, shopper };
}

/**
 * Makes a partial refund as one member of staff. This shop needs no approval of a second person.
 */
export async function refund({ id }: Bought, body: RefundPartInput, key: string = newId()) {
  // The clock moves by 1 ms, because refunds of the same time have no order.
  shop.clock.now = new Date(shop.clock.now.getTime() + 1);
  const headers = { "idempotency-key": key };
  const answer = await staff.call(desk.refundPart, { params: { id }, body, headers });
  if ("approval" in answer) throw new Error("The refund waits for a second person");
  return answer;
}
export const see = ({ id, shopper }: Bought) =>
  shop.client(shopper.token).call(getOrder, { params: { id } });
export const lettersTo = async ({ shopper }: Bought) =>
  (await shop.messagesTo(shopper.email)).filter(({ kind }) => kind === "order-partly-refunded");

/** Reads the refunds of an order at the payment gateway, in paise, the smallest first. */
export async function readGatewayRefunds({ id }: Bought): Promise<number[]> {
  const rows = await shop.database.db
    .select({ amount: sandboxRefunds.amount })
    .from(sandboxRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.paymentReference, sandboxRefunds.paymentId))
    .innerJoin(payments, eq(payments.id, paymentCaptures.paymentId))
    .where(eq(payments.orderId, id));
  return rows.map(({ amount }) => amount).toSorted((a, b) => a - b);
}

/** Opens a shop for the tests of partial refunds. */
export function openPartRefunds(): void {
  beforeAll(async () => {
    shop = await openShop({ APPROVALS_REQUIRED: "false" });
    online = await onlineOrders(shop);
    staff = shop.client((await shop.staff()).token);
    categoryId = await addCategory(shop.database.db, "Rings in part");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(() => acceptRates(shop, 13_333_33, 150_00));
}
