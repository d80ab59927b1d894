import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { findPieces } from "../src/catalogue/index.ts";
import { orders } from "../src/orders/tables.ts";
import { addCategory, addRing } from "./catalogue.ts";
import { openShop, type Session, type TestShop } from "./open-shop.ts";
import { acceptRates } from "./rates.ts";

export let shop: TestShop;

export let shopper: Session;

let categoryId: string;

export function ring(
  overrides: Omit<Parameters<typeof addRing>[1], "categoryId"> = {},
): Promise<string> {
  return addRing(shop.database.db, { categoryId, ...overrides });
}

export async function stockOf(id: string) {
  return (await findPieces(shop.database.db, [id])).get(id)?.stock;
}

export async function countOrders() {
  return shop.database.db.$count(orders, eq(orders.userId, shopper.userId));
}

/** Opens a shop with a new shopper before each test. */
export function openOrderingShop(): void {
  beforeAll(async () => {
    shop = await openShop({ PAN_ABOVE_RUPEES: "100000", COD_BELOW_RUPEES: "150000" });
    categoryId = await addCategory(shop.database.db, "Ordered rings");
  });
  afterAll(() => shop[Symbol.asyncDispose]());
  beforeEach(async () => {
    shopper = await shop.signUp("Meera Nair", true);
    // At ₹12,225.56 per gram of 22K gold, the plain ring of 4 g with a making charge of 12 % costs
    // ₹54,770.51, and ₹64,629.51 with GST.
    await acceptRates(shop, 13_333_33, 150_00);
  });
}
