import type { Db } from "../platform/database.ts";
import { sandboxOrders } from "./sandbox-tables.ts";

/** Whether anybody has ever been asked to pay in the sandbox, which this question does not load. */
export async function hasSandboxPayments(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: sandboxOrders.id }).from(sandboxOrders).limit(1);
  return found !== undefined;
}
