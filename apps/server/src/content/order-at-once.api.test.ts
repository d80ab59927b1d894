import * as categories from "@suvarna/contract/catalogue/staff-categories";
import * as collections from "@suvarna/contract/catalogue/staff-collections";
import * as lists from "@suvarna/contract/content/staff-lists";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refusalsAtOnce } from "../../test/changes-at-once.ts";
import { testEngine } from "../../test/engine.ts";
import { openShop, type Session, type TestShop } from "../../test/open-shop.ts";

let shop: TestShop;
let keeper: Session;
beforeAll(async () => {
  shop = await openShop();
  keeper = await shop.staff("catalogue");
});
afterAll(() => shop[Symbol.asyncDispose]());

const desk = () => shop.client(keeper.token);

/** The call that reads a list, the call that changes its order, and the statement that locks it. */
const LISTS = [
  ["slides", lists.listDeskSlides, lists.orderSlides, sql`select 1 from slides for update`],
  [
    "categories",
    categories.listDeskCategories,
    categories.orderCategories,
    sql`select 1 from categories for update`,
  ],
  [
    "collections",
    collections.listDeskCollections,
    collections.orderCollections,
    sql`select 1 from collections for update`,
  ],
] as const;

it.runIf(testEngine === "postgres").each(LISTS)(
  "refuses the second of two orders of the %s at once",
  async (_name, read, order, lock: SQL) => {
    const { items, version } = await desk().call(read, {});
    const ids = items.map(({ _id }) => _id);
    expect(ids.length).toBeGreaterThan(1);
    const [first = "", ...others] = ids;
    const orders = [ids.toReversed(), [...others, first]];
    const changes = orders.map(
      (wanted) => () =>
        desk().call(order, { headers: { "if-match": version }, body: { ids: wanted } }),
    );
    expect(await refusalsAtOnce(shop.database, lock, changes)).toEqual(["changed_meanwhile"]);
  },
);
