import * as calls from "@suvarna/contract/orders/calls";
import * as desk from "@suvarna/contract/orders/staff";
import type { SandboxChoice } from "@suvarna/contract/payments/constants";
import type { OrderState, StaffMove } from "@suvarna/domain/order";
import { RETURN_REASONS } from "@suvarna/domain/returns";
import { afterAll, beforeAll } from "vitest";
import { moveWithApproval } from "./approvals.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, placeOrder } from "./checkout.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";

export const DAY_MS = 24 * 3_600_000;
export const [reason] = RETURN_REASONS;

export let shop: TestShop;
let categoryId: string;
export let staff: Session;

export const ring = (stock = 1000) =>
  addRing(shop.database.db, { categoryId, stock, netWeightMg: 500 });

export async function order(options: { ringId?: string; paymentMethod?: "ONLINE" | "COD" } = {}) {
  const { ringId = await ring(), paymentMethod = "COD" } = options;
  const shopper = await shop.signUp();
  const { cartId } = await fillCart(shop, shopper, ringId);
  const placed = await placeOrder(shop, shopper, { cartId, paymentMethod });
  return { shopper, ringId, id: placed.order._id, session: placed.paymentSessionId ?? "" };
}
type Ordered = Awaited<ReturnType<typeof order>>;

export const client = ({ shopper }: Pick<Ordered, "shopper">) => shop.client(shopper.token);
export const see = (ordered: Ordered) =>
  client(ordered).call(calls.getOrder, { params: { id: ordered.id } });
export const move = ({ id }: Ordered, from: OrderState, to: StaffMove, more: object = {}) =>
  moveWithApproval(shop, staff, id, (client) =>
    client.call(desk.moveOrder, { params: { id }, body: { from, to, ...more } }),
  );

export async function deliver(ordered: Ordered) {
  await move(ordered, "confirmed", "processing");
  await move(ordered, "processing", "shipped", { note: "By Bluebird, AWB 12345" });
  return move(ordered, "shipped", "delivered");
}
export const ask = (ordered: Ordered, comment?: string) =>
  client(ordered).call(calls.requestReturn, {
    params: { id: ordered.id },
    body: { reason, comment },
  });
export const decide = ({ id }: Ordered, accept: boolean, note?: string) =>
  moveWithApproval(shop, staff, id, (client) =>
    client.call(desk.decideReturn, { params: { id }, body: { accept, note } }),
  );

export async function pay(ordered: Ordered, choice: SandboxChoice) {
  await shop.payments.sandbox?.choose(ordered.session, choice);
  await settle();
}
export async function settle() {
  await shop.payments.sandbox?.deliverDue();
  while ((await shop.payments.reconcile()) > 0);
  await shop.relay.run();
}
/**
 * Returns the kinds of the letters to a shopper in alphabetical order, because several letters may
 * have the same time.
 */
export async function lettersTo({ shopper }: Ordered) {
  return (await shop.messagesTo(shopper.email)).map(({ kind }) => kind).toSorted();
}
export async function letterTo({ shopper }: Ordered, kind: string) {
  return (await shop.messagesTo(shopper.email)).find((letter) => letter.kind === kind);
}

/** Opens a shop for the tests of order states and returns. */
export function openOrderLife(): void {
  beforeAll(async () => {
    shop = await openShop();
    categoryId = await addCategory(shop.database.db, "Living rings");
    staff = await shop.staff();
  });
  afterAll(() => shop[Symbol.asyncDispose]());
}
