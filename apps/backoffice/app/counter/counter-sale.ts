import { ApiError } from "@suvarna/contract/client";
import type { CounterOrderInput } from "@suvarna/contract/orders/counter-schemas";
import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { create } from "zustand";
import { hasShopFailed } from "../platform/api.ts";
import { mayBeDone } from "../platform/failure-words.ts";
import type { CounterDraft } from "./counter-draft.ts";
import { removeSentSale, storeSentSale } from "./sent-sale.ts";

/** A counter order as it was sent, with the draft from which it was made. */
export interface CounterSale {
  /** The member of staff who sent it. An idempotency key belongs to one user. */
  readonly staffId: string;
  /** The idempotency key. */
  readonly key: string;
  readonly body: CounterOrderInput;
  readonly draft: CounterDraft;
}

/**
 * Holds the sale whose answer was lost, so that exactly the same request can be sent again. It is
 * kept in memory only, because it contains personal data. After a reload of the page only its key
 * is left (sent-sale.ts).
 */
export const useUnansweredSale = create<{ readonly sale: CounterSale | null }>(() => ({
  sale: null,
}));

/** Forgets the sale whose answer was lost. */
export function dropUnansweredSale({ staffId }: Pick<CounterSale, "staffId">): void {
  removeSentSale(staffId);
  useUnansweredSale.setState({ sale: null });
}

/**
 * Sends a sale. While it is not known whether the shop has made the order, the sale is kept in
 * `useUnansweredSale`; any other outcome forgets it.
 * @param send makes the call with the sale's key and body
 */
export async function sendSale(
  sale: CounterSale,
  send: (sale: CounterSale) => Promise<DeskOrder>,
): Promise<DeskOrder> {
  const isRepeated = useUnansweredSale.getState().sale?.key === sale.key;
  storeSentSale(sale.staffId, { key: sale.key, total: sale.body.expectedTotal });
  try {
    const order = await send(sale);
    dropUnansweredSale(sale);
    return order;
  } catch (error) {
    const keeps = isRepeated ? saysNothingOfSale(error) : mayBeDone(error);
    if (keeps) useUnansweredSale.setState({ sale });
    else dropUnansweredSale(sale);
    throw error;
  }
}

/** The statuses of refusals that the server gives before it looks the idempotency key up. */
const BEFORE_LOOK_UP: readonly number[] = [401, 403, 429];

/** Whether the error of a repeated call leaves open whether an earlier call has made the order. */
function saysNothingOfSale(error: unknown): boolean {
  return (
    hasShopFailed(error) || (error instanceof ApiError && BEFORE_LOOK_UP.includes(error.status))
  );
}
