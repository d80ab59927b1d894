import type { Paise } from "@suvarna/domain/money";
import { sumOfKeptRefunds } from "../../payments/index.ts";
import type { Tx } from "../../platform/database.ts";
import type { PlacedOrder } from "../queries.ts";

/**
 * The sum in paise that was refunded in the gateway's dashboard without a refund of the order; 0
 * without such a refund. This happens to an advance, in full or in part: before the order has an
 * invoice, such a refund is not booked as a refund in part.
 */
export async function sumSentBack(
  tx: Tx,
  { id, refunded }: Pick<PlacedOrder, "id" | "refunded">,
): Promise<Paise> {
  return Math.max(0, (await sumOfKeptRefunds(tx, id)) - refunded);
}
