import { getOrder } from "@suvarna/contract/orders/calls";
import type { OrderPage } from "@suvarna/contract/orders/order-page";
import * as staffCalls from "@suvarna/contract/orders/staff";
import * as desk from "@suvarna/contract/orders/staff-desk";
import type { StaffMove } from "@suvarna/domain/order";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { NewProduct } from "../src/catalogue/index.ts";
import { products } from "../src/catalogue/tables.ts";
import { orderItems } from "../src/orders/tables.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { fillCart, HOME, placeOrder } from "./checkout.ts";
import { type OnlineOrders, onlineOrders } from "./online-orders.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

const PAN = "ABCPE1234F";

export let shop: TestShop;

export let online: OnlineOrders;

export let owner: Session;

export let staff: ReturnType<TestShop["client"]>;

let categoryId: string;

/** An order that was placed, and the session of its shopper. */
export interface Bought {
  readonly id: string;
  readonly shopper: Session;
}

/** Places an order of one line, paid online or to be paid on delivery. */
export async function placeOrderOf(
  piece: Partial<NewProduct> = {},
  { method = "ONLINE", quantity = 1, name = "Meera Nair" } = {},
): Promise<Bought> {
  const shopper = await shop.signUp();
  const ring = await addRing(shop.database.db, { categoryId, stock: 5, ...piece });
  const { cartId } = await fillCart(shop, shopper, ring, quantity);
  const placed = await placeOrder(shop, shopper, {
    cartId,
    pan: PAN,
    paymentMethod: method as "ONLINE" | "COD",
    shippingAddress: { ...HOME, fullName: name },
  });
  if (method === "ONLINE") {
    await online.choose(placed.paymentSessionId ?? "", "success");
    await online.settleAll();
  }
  return { id: placed.order._id, shopper };
}

export const params = (id: string) => ({ params: { id } });

export const page = (id: string) => staff.call(desk.getOrderPage, params(id));

export const pack = (id: string) =>
  staff.call(staffCalls.moveOrder, {
    ...params(id),
    body: { from: "confirmed", to: "processing" },
  });

export const dispatch = (id: string, overrides: object = {}) =>
  staff.call(staffCalls.moveOrder, {
    ...params(id),
    body: { from: "processing", to: "shipped", ...overrides },
  });

/** Moves an order by a step of staff; by default a dispatched one. */
export const move = (id: string, to: StaffMove, more: object = {}, from = "shipped") =>
  staff.call(staffCalls.moveOrder, { ...params(id), body: { from, to, ...more } as never });

/** Reads an order as its shopper sees it. */
export const see = ({ id, shopper }: Bought) =>
  shop.client(shopper.token).call(getOrder, params(id));

/** Reads the stock of the product of an order's first line; null for a product made to order. */
export async function stockOf(id: string): Promise<number | null | undefined> {
  const [row] = await shop.database.db
    .select({ stock: products.stock })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, id));
  return row?.stock;
}

/** Finds the first letter of a kind that an order's shopper got. */
export const letterOf = async ({ shopper }: Pick<Bought, "shopper">, kind: string) =>
  (await shop.messagesTo(shopper.email)).find((letter) => letter.kind === kind);

export const weigh = (id: string, pieces: object[], version?: string): Promise<OrderPage> =>
  staff.call(desk.weighPieces, {
    ...params(id),
    headers: version === undefined ? {} : { "if-match": version },
    body: { pieces: pieces.map((piece) => ({ line: 0, piece: 0, ...piece })) as never },
  });

export const refusal = (call: Promise<unknown>) =>
  call.then(
    () => "none",
    (error: { code: string }) => error.code,
  );

export const hindrances = ({ hindrances: all }: OrderPage) => all.map(({ code }) => code);

let marks = 0;

/** Returns a HUID that no other piece of the tests has. */
export const huid = () => `T${String(++marks).padStart(5, "0")}`;

/** Opens a shop in which staff must weigh each piece before its dispatch. */
export function openOrderDesk(): void {
  beforeAll(async () => {
    shop = await openShop({ DISPATCH_NEEDS_PIECES: "true" });
    online = await onlineOrders(shop);
    owner = await shop.staff();
    staff = shop.client(owner.token);
    categoryId = await addCategory(shop.database.db, "Weighed rings");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(() => acceptRates(shop, 13_333_33, 150_00));
}
