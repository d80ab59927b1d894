import { auditFaults } from "./audit-books.ts";
import type { Assert, Evidence } from "./evidence.ts";
import { moneyFaults } from "./money-books.ts";
import { orderFaults } from "./order-books.ts";
import { paperFaults } from "./paper-books.ts";
import { accountFaults, messageFaults } from "./people-books.ts";
import { stockFaults } from "./stock-books.ts";

/**
 * Checks the shop's data after a chaos run. Each order must have one outcome; money, stock, coupons
 * and tax documents must add up; what shoppers were told must be true; each message must have been
 * sent once; and no work may be waiting.
 * @returns a description of each fault
 */
export async function faultsIn(evidence: Evidence): Promise<string[]> {
  const faults: string[] = [];
  const must: Assert = (holds, words) => {
    if (!holds) faults.push(words);
  };
  await orderFaults(evidence, must);
  await moneyFaults(evidence, must);
  await paperFaults(evidence, must);
  await stockFaults(evidence, must);
  await messageFaults(evidence, must);
  await accountFaults(evidence, must);
  await auditFaults(evidence, must);
  return faults;
}
