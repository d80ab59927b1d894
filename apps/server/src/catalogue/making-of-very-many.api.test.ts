import { subscribe, unsubscribe } from "node:diagnostics_channel";
import * as calls from "@suvarna/contract/catalogue/staff-products";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openShop } from "../../test/open-shop.ts";
import { newId } from "../platform/ids.ts";
import { priceMarks } from "./desk-tables.ts";
import { products } from "./tables.ts";

const MANY = 1600;
/** The rows that the test inserts by one statement. */
const LOT = 400;

it("the making charge of very many products is changed by statements of limited size", async () => {
  await using shop = await openShop({ APPROVALS_REQUIRED: "false" });
  const { db, autocommit } = shop.database;
  const [example] = await db
    .select()
    .from(products)
    .where(eq(products.state, "published"))
    .limit(1);
  if (!example) throw new Error("The shop is empty");
  const { state: _generated, ...row } = { ...example, huid: null, makingChargeBp: 1500 };
  for (let from = 0; from < MANY; from += LOT) {
    const lot = Array.from({ length: LOT }, (_, index) => {
      return { ...row, id: newId(), slug: `very-many-${from + index}` };
    });
    await autocommit.insert(products).values(lot);
  }
  const marksBefore = await db.$count(priceMarks);
  const desk = shop.client((await shop.staff("catalogue")).token);

  const sizes: number[] = [];
  const measure = (text: unknown) => {
    // The audit log divides its own rows.
    if (/"audit_log"/.test(String(text))) return;
    for (const [, number] of String(text).matchAll(/\$(\d+)/g)) sizes.push(Number(number));
  };
  subscribe("suvarna:statement", measure);
  const body = {
    chosen: { filter: { view: "published" as const } },
    change: { by: -0.1 },
  };
  const changed = await desk.call(calls.changeMakingOfMany, { body }).finally(() => {
    unsubscribe("suvarna:statement", measure);
  });

  if (!("products" in changed)) throw new Error("It waits for a second person");
  expect(changed.products).toBeGreaterThan(MANY);
  expect(await db.$count(priceMarks)).toBe(marksBefore + changed.products);
  // PostgreSQL takes at most 65,535 parameters, so no statement may have one for each product.
  expect(Math.max(...sizes)).toBeLessThan(MANY);
});
