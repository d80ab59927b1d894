import * as desk from "@suvarna/contract/orders/staff-desk";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { openOrderDesk, owner, pack, placeOrderOf, shop, staff } from "../../test/order-desk.ts";
import { eachOrderPage } from "./order-list.ts";

openOrderDesk();

/** Exports the orders that match the filters, and splits the file into lines. */
async function exported(query: object): Promise<string[]> {
  const csv = await staff.call(desk.exportOrders, { query: query as never });
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(csv);
  expect(text.startsWith("\uFEFF")).toBe(true);
  return text.slice(1).trimEnd().split("\r\n");
}

it("writes the orders of a list as a file, and records who fetched it", async () => {
  const packed = await placeOrderOf({ name: "Tara Solitaire Ring" }, { name: "Gulmohar Sen" });
  await placeOrderOf({}, { name: "Gulmohar Das" });
  await pack(packed.id);
  const given = { to: owner.userId, orders: [{ _id: packed.id, from: null }] };
  await staff.call(desk.assignOrders, { body: given });

  const [head, ...rows] = await exported({ q: "gulmohar", state: "processing" });
  expect(head).toBe(
    "number,placed_at,name,city,pieces,state,payment,method,total_rupees,dispatch_by,assigned_to",
  );
  expect(rows).toHaveLength(1);
  const { items } = await staff.call(desk.listOrderRows, { query: { q: "gulmohar sen" } as never });
  const [row] = items;
  const cells = rows[0]?.split(",") ?? [];
  expect(cells.slice(0, 6)).toEqual([
    row?.number,
    row?.createdAt,
    "Gulmohar Sen",
    row?.city,
    "1 × Tara Solitaire Ring",
    "processing",
  ]);
  expect(Number(cells[8])).toBe((row?.totalPaise ?? 0) / 100);
  expect(cells[10]).toBe(row?.assignedTo?.name);

  const records = await shop.database.db.execute(
    sql`select after from audit_log where what = 'orders.exported'`,
  );
  expect(records.rows).toEqual([{ after: { rows: 1 } }]);
});

it("reads a long list page by page, each order once and in the list's order", async () => {
  for (let count = 0; count < 3; count++) await placeOrderOf({});
  const { items } = await staff.call(desk.listOrderRows, { query: { limit: 200 } as never });
  const query = { view: "all", sort: "newest" } as const;
  const read: string[] = [];
  const reader = { staffId: owner.userId, now: shop.clock.now };
  for await (const page of eachOrderPage(shop.database.db, query, reader, 2)) {
    read.push(...page.map(({ id }) => id));
  }
  expect(read).toEqual(items.map(({ _id }) => _id));
});
