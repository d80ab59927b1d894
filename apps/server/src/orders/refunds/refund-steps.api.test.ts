import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { and, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  type Bought,
  buyThreeRings,
  openPartRefunds,
  refund,
  shop,
  staff,
} from "../../../test/part-refunds.ts";
import { orderRefunds } from "../money-tables.ts";
import { findOrder } from "../queries.ts";
import { piecesNotBack, refundsAfterDispatch } from "./refunds-after-dispatch.ts";
import { sentAmounts } from "./request-refund.ts";

const MIGRATION = join(import.meta.dirname, "../../../migrations/0085_refund_steps.sql");
const MINUTE_MS = 60_000;

openPartRefunds();

async function dispatch({ id }: Bought): Promise<void> {
  const steps = [
    ["confirmed", "processing"],
    ["processing", "shipped"],
  ] as const;
  for (const [from, to] of steps) {
    await staff.call(moveOrder, { params: { id }, body: { from, to } });
  }
}

/** Acts in a process whose clock is ahead of, or behind, the clocks of the others. */
async function withClock(difference: number, work: () => Promise<unknown>): Promise<void> {
  const before = shop.clock.now.getTime();
  shop.clock.now = new Date(before + difference);
  await work();
  shop.clock.now = new Date(before);
}

/** Reads the refunds of an order, and what they mean for the pieces of its first line. */
async function seen({ id }: Bought) {
  const order = await findOrder(shop.database.db, id);
  if (!order) throw new Error("The order of the test is there");
  return {
    notes: refundsAfterDispatch(order).map(({ note }) => note),
    notBack: piecesNotBack(order, 0),
    sent: sentAmounts(order).lines[0]?.quantity,
    steps: order.refunds.map(({ step }) => step),
  };
}

const onePiece = (note: string) => ({ lines: [{ line: 0, quantity: 1 }], note });

it("is after the dispatch in a process whose clock is behind", async () => {
  const order = await buyThreeRings();
  await dispatch(order);
  await withClock(-MINUTE_MS, () => refund(order, onePiece("Lost")));
  expect(await seen(order)).toMatchObject({ notes: ["Lost"], notBack: 1, sent: 2 });
});

it("is before the dispatch in a process whose clock is ahead", async () => {
  const order = await buyThreeRings();
  await withClock(MINUTE_MS, () => refund(order, onePiece("Never made")));
  await dispatch(order);
  expect(await seen(order)).toMatchObject({ notes: [], notBack: 0, sent: 1 });
});

it("is told from the times when a process of the release before has stored it", async () => {
  const order = await buyThreeRings();
  await refund(order, { amount: 100, note: "Late" });
  await dispatch(order);
  await refund(order, { amount: 100, note: "Scratched" });
  await shop.database.db
    .update(orderRefunds)
    .set({ step: null })
    .where(eq(orderRefunds.orderId, order.id));
  expect(await seen(order)).toMatchObject({ notes: ["Scratched"] });
});

it("gets its step from the times of the history when the shop is updated", async () => {
  const order = await buyThreeRings();
  await refund(order, { amount: 100, note: "Lighter" });
  await dispatch(order);
  await refund(order, { amount: 100, note: "Scratched" });
  const { db } = shop.database;
  const ofOrder = eq(orderRefunds.orderId, order.id);
  const history = (await findOrder(db, order.id))?.history ?? [];
  // The refund of a weight difference has the time of the dispatch.
  const dispatched = history.find(({ state }) => state === "shipped");
  const at = dispatched?.at ?? shop.clock.now;
  await db
    .update(orderRefunds)
    .set({ at })
    .where(and(ofOrder, eq(orderRefunds.note, "Lighter")));
  await db.update(orderRefunds).set({ step: null }).where(ofOrder);
  const [, fill = ""] = (await readFile(MIGRATION, "utf8")).split("--> statement-breakpoint");
  await db.execute(sql.raw(fill));
  const { notes, steps } = await seen(order);
  expect(notes).toEqual(["Scratched"]);
  expect(steps).toEqual([expect.any(Number), history.length]);
});
