import { listMoneyReferences } from "../payments/index.ts";
import type { Db } from "../platform/database.ts";
import { listCounterSales } from "./counter-queries.ts";
import { listRemittanceReferences } from "./remittance-queries.ts";

/**
 * The references by which an accountant finds the payments and refunds of orders in the books of banks,
 * gateways and couriers, by the order's id.
 */
export async function findPaymentReferences(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = [...new Set(orderIds)];
  const found = [
    ...(await listCounterSales(db, ids)),
    ...(await listMoneyReferences(db, ids)),
    ...(await listRemittanceReferences(db, ids)),
  ];
  const references = new Map<string, string[]>();
  for (const { orderId, reference } of found) {
    if (reference !== null)
      references.set(orderId, [...(references.get(orderId) ?? []), reference]);
  }
  return references;
}
