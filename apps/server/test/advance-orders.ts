import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import { afterAll, beforeAll } from "vitest";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, placeOrder } from "./checkout.ts";
import { type OnlineOrders, onlineOrders } from "./online-orders.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

export const DELAY_MS = 6000;

export let shop: TestShop;

export let online: OnlineOrders;

let categoryId: string;

export let staff: Session;

export const ring = (stock: number | null) =>
  addRing(shop.database.db, { categoryId, stock, netWeightMg: 1000 });

/**
 * Places a shopper's order of a ring that is made to order, with an advance that is not paid yet.
 */
export async function order(
  overrides: Partial<Parameters<typeof placeOrder>[2]> = {},
  key?: string,
) {
  const [shopper, ringId] = [await shop.signUp(), await ring(null)];
  const { cartId } = await fillCart(shop, shopper, ringId);
  const body = { cartId, paymentMethod: "ONLINE", payment: "advance", ...overrides } as const;
  const placed = await placeOrder(shop, shopper, body, key);
  const session = placed.paymentSessionId ?? "";
  return { ringId, shopper, placed, session, id: placed.order._id };
}

export type AdvanceOrder = Awaited<ReturnType<typeof order>>;

/** Places an order of a ring that is made to order, and pays its advance. */
export async function orderWithAdvance(
  gateway: "cashfree" | "razorpay" = "cashfree",
): Promise<AdvanceOrder> {
  const ordered = await order({ gateway });
  await online.choose(ordered.session, "success");
  await online.settleAll();
  return ordered;
}

/** Opens the payment of an order's rest, and makes this choice in the payment window. */
export async function payRest(ordered: AdvanceOrder, choice: SandboxChoice = "success") {
  const opened = await online.pay(ordered);
  await online.choose(opened.paymentSessionId ?? "", choice);
  await online.settleAll();
  return opened;
}

export const client = ({ shopper }: Pick<AdvanceOrder, "shopper">) => shop.client(shopper.token);

export const lettersTo = async ({ shopper }: AdvanceOrder) =>
  (await shop.messagesTo(shopper.email)).map(({ kind }) => kind).toSorted();

export const letterTo = async ({ shopper }: AdvanceOrder, kind: string) =>
  (await shop.messagesTo(shopper.email)).find((letter) => letter.kind === kind)?.text ?? "";

/** Opens a shop for the tests of orders with an advance. */
export function openAdvanceShop(): void {
  beforeAll(async () => {
    shop = await openShop();
    online = await onlineOrders(shop);
    categoryId = await addCategory(shop.database.db, "Rings made to order");
    staff = await shop.staff();
  });
  afterAll(() => shop[Symbol.asyncDispose]());
}
