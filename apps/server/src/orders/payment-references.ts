import { listCaptureReferences, listRefundReferences } from "../payments/index.ts";
import type { Db } from "../platform/database.ts";
import { listCounterSales } from "./counter/queries.ts";
import { listRefundKeys } from "./refunds/refund-queries.ts";
import { listRemittanceReferences } from "./remittance-queries.ts";

/** The references of an order's money in the books of banks, gateways and couriers. */
interface MoneyReferences {
  /** The references of the payments. Cash at the door has the courier's transfer. */
  readonly payments: readonly string[];
  readonly refunds: readonly {
    /** The id of the order's refund in part; null when all money goes back. */
    readonly orderRefundId: string | null;
    readonly reference: string;
  }[];
}

/**
 * Reads the references of the payments and refunds of orders, by the order's id. An accountant
 * finds them in the books of banks, gateways and couriers. Orders without a reference are left out.
 */
export async function findPaymentReferences(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, MoneyReferences>> {
  const ids = [...new Set(orderIds)];
  const references = new Map<
    string,
    { payments: string[]; refunds: MoneyReferences["refunds"][number][] }
  >();
  const ofOrder = (orderId: string) => {
    const found = references.get(orderId) ?? { payments: [], refunds: [] };
    references.set(orderId, found);
    return found;
  };
  const paid = [
    ...(await listCounterSales(db, ids)),
    ...(await listCaptureReferences(db, ids)),
    ...(await listRemittanceReferences(db, ids)),
  ];
  for (const { orderId, reference } of paid) {
    if (reference !== null) ofOrder(orderId).payments.push(reference);
  }
  // A refund in the gateway's dashboard is the key of the order's refund, which is booked after it.
  const byKey = new Map((await listRefundKeys(db, ids)).map(({ key, id }) => [key, id]));
  for (const { id, orderId, orderRefundId, reference } of await listRefundReferences(db, ids)) {
    const refund = { orderRefundId: orderRefundId ?? byKey.get(id) ?? null, reference };
    ofOrder(orderId).refunds.push(refund);
  }
  return references;
}
