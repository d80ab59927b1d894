import { Refusal } from "../platform/errors.ts";
import type { PlacedOrder } from "./queries.ts";

/**
 * Refuses an act on an order that is not in the state any more in which the act is possible.
 * @throws Refusal order_moved with the present state of the order
 */
export function refuseMoved({ state }: Pick<PlacedOrder, "state">): never {
  throw new Refusal("order_moved", { extra: { state } });
}
