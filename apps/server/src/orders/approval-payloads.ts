import { DeskMoveInput, ReturnDecisionInput } from "@suvarna/contract/orders/staff-schemas";
import { REFUND_PRESETS } from "@suvarna/domain/refund-preset";
import * as z from "zod/mini";

/**
 * A cancellation, dispatch, undelivered parcel or repayment by hand that waits for a second person, with the sum that
 * the first person saw.
 */
export const Moving = z.object({ orderId: z.string(), input: DeskMoveInput, amount: z.int() });
export type Moving = z.output<typeof Moving>;

/** A refund in part that waits for a second person, with the sum that the first person saw. */
export const Refunding = z.object({
  orderId: z.string(),
  wanted: z.union([
    z.object({ whole: z.literal(true) }),
    z.object({ pieces: z.array(z.object({ position: z.int(), quantity: z.int() })) }),
    z.object({ amount: z.int() }),
  ]),
  note: z.string(),
  preset: z.optional(z.enum(REFUND_PRESETS)),
  handReference: z.nullable(z.string()),
  restock: z.optional(z.boolean()),
  key: z.string(),
  amount: z.int(),
  /**
   * The sum in paise that had gone back when the refund was asked for. A request of an earlier
   * release of the shop does not have it.
   */
  refunded: z.optional(z.int()),
  /** Whether the pieces were still in the shop then. An earlier release did not store it either. */
  inShop: z.optional(z.boolean()),
});
export type Refunding = z.output<typeof Refunding>;

/** A return whose acceptance waits for a second person. */
export const Accepting = z.object({
  orderId: z.string(),
  input: ReturnDecisionInput,
  amount: z.int(),
});
export type Accepting = z.output<typeof Accepting>;
