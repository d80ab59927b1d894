import type { Db } from "../platform/database.ts";
import { sandboxOrders } from "./sandbox-tables.ts";

/** Whether the sandbox has ever had an order. This check does not load the code of the sandbox. */
export async function hasSandboxPayments(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: sandboxOrders.id }).from(sandboxOrders).limit(1);
  return found !== undefined;
}
