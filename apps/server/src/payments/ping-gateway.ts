import { desc, eq } from "drizzle-orm";
import type { Db } from "../platform/database.ts";
import { newId } from "../platform/ids.ts";
import { type GatewayConnection, GatewayRefusal } from "./gateway.ts";
import { paymentEvents } from "./tables.ts";

/** The statuses of a gateway that does not accept the shop's keys. */
const KEYS_REFUSED = /status 40[13]/;

/**
 * Checks that a gateway answers, by asking about an order that does not exist. A gateway that
 * reports the order as unknown works.
 */
export async function pingGateway(
  connection: Pick<GatewayConnection, "fetchEvidence">,
): Promise<"answered" | "refused" | "no_answer"> {
  try {
    await connection.fetchEvidence(`test-${newId()}`);
    return "answered";
  } catch (error) {
    if (error instanceof GatewayRefusal) return "answered";
    return error instanceof Error && KEYS_REFUSED.test(error.message) ? "refused" : "no_answer";
  }
}

/**
 * Reads the last evidence of each gateway about a payment: its time and its source, such as a
 * webhook.
 */
export async function findLastWords(
  db: Db,
): Promise<ReadonlyMap<string, { readonly at: Date; readonly source: "webhook" | "check" }>> {
  const { gateway, at, source } = paymentEvents;
  const gateways = await db.selectDistinct({ gateway }).from(paymentEvents);
  const lastWords = new Map<string, { at: Date; source: "webhook" | "check" }>();
  for (const each of gateways) {
    const [last] = await db
      .select({ at, source })
      .from(paymentEvents)
      .where(eq(gateway, each.gateway))
      .orderBy(desc(at))
      .limit(1);
    if (last) lastWords.set(each.gateway, last);
  }
  return lastWords;
}
