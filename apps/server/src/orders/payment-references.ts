import { listMoneyReferences } from "../payments/index.ts";
import type { Db } from "../platform/database.ts";
import { listCounterSales } from "./counter-queries.ts";
import { listRemittanceReferences } from "./remittance-queries.ts";

/**
 * Reads the references of the payments and refunds of orders, by the order's id. An accountant
 * finds them in the books of banks, gateways and couriers.
 */
export async function findPaymentReferences(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = [...new Set(orderIds)];
  const listed = [
    ...(await listCounterSales(db, ids)),
    ...(await listMoneyReferences(db, ids)),
    ...(await listRemittanceReferences(db, ids)),
  ];
  const references = new Map<string, string[]>();
  for (const { orderId, reference } of listed) {
    if (reference !== null)
      references.set(orderId, [...(references.get(orderId) ?? []), reference]);
  }
  return references;
}
