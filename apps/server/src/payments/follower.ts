import type { PaymentPurpose } from "@suvarna/domain/payment";
import type { Emit } from "../platform/bus.ts";
import type { Db } from "../platform/database.ts";

/** Why an order has not got its money. */
export type FailureReason = "declined" | "wrong amount" | "not in time";

/** Which of an order's payments moves. */
export interface PaymentOfOrder {
  readonly orderId: string;
  readonly purpose: PaymentPurpose;
}

/**
 * What follows a payment's moves, in the transaction that makes them: payments know no orders, so
 * `reactions.ts` hands this in.
 */
export interface PaymentFollower {
  /** Money has come for an order. @returns whether the order takes it; else it goes back */
  paid(tx: Db, emit: Emit, payment: PaymentOfOrder): Promise<boolean>;
  /** An order has not got its money, and may still get it. */
  failed(tx: Db, emit: Emit, payment: PaymentOfOrder, reason: FailureReason): Promise<void>;
  /** All money of an order that was cancelled is back with its shopper. */
  refunded(tx: Db, emit: Emit, orderId: string): Promise<void>;
}
