import type { OrderState } from "@suvarna/domain/order";
import { invoiceSeries, invoices } from "../../src/invoices/tables.ts";
import { orderHistory, orders } from "../../src/orders/tables.ts";
import { type Assert, type Evidence, rowsBy } from "./evidence.ts";

/**
 * Checks that each order has the tax documents that follow from its history, exactly once. The
 * numbers of a series must have no gap, and their dates must ascend.
 */
export async function paperFaults({ db, counts }: Evidence, must: Assert): Promise<void> {
  const documents = await db.select().from(invoices);
  const byOrder = rowsBy(documents, ({ orderId }) => orderId);
  const steps = rowsBy(await db.select().from(orderHistory), ({ orderId }) => orderId);
  for (const { id, state, paymentMethod } of await db.select().from(orders)) {
    const had = new Set((steps.get(id) ?? []).map((step): OrderState => step.state));
    const isSold = had.has(paymentMethod === "COD" ? "shipped" : "confirmed");
    const isUndone = isSold && (had.has("cancelled") || had.has("returned"));
    const wanted = [...(isSold ? ["invoice"] : []), ...(isUndone ? ["credit note"] : [])];
    const has = (byOrder.get(id) ?? []).map(({ kind }) => kind).toSorted();
    must(
      has.join() === wanted.toSorted().join(),
      `order ${id} (${paymentMethod}, ${state}) has the papers ${has}, not ${wanted}`,
    );
  }

  const last = new Map(
    (await db.select().from(invoiceSeries)).map((one) => [`${one.kind} ${one.year}`, one.last]),
  );
  for (const [series, papers] of rowsBy(documents, ({ kind, year }) => `${kind} ${year}`)) {
    const inOrder = papers.toSorted((a, b) => a.number - b.number);
    must(
      inOrder.every(({ number }, index) => number === index + 1) &&
        last.get(series) === inOrder.length,
      `the numbers of ${series} have a gap: ${inOrder.map(({ number }) => number)}`,
    );
    const falls = inOrder.filter(
      ({ issuedAt }, index) => issuedAt < (inOrder[index - 1]?.issuedAt ?? issuedAt),
    );
    must(falls.length === 0, `of ${series}, ${falls.length} are dated before their predecessor`);
    counts[series] = inOrder.length;
  }
}
