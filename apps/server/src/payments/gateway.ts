import type { Paise } from "@suvarna/domain/money";
import type { GatewayName, PaymentPurpose } from "@suvarna/domain/payment";

/** The only currency that the shop charges. */
export const CURRENCY = "INR";

/** What a gateway is asked to collect. */
export interface Bill {
  /** What is paid for; the shopper comes back to it. */
  readonly orderId: string;
  readonly purpose: PaymentPurpose;
  /** Our own id of the payment; the gateway's order carries it. */
  readonly paymentId: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly customer: Customer;
  readonly expiresAt: Date;
}

export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
}

/** A gateway's order: its reference there, and what the browser opens the gateway's page with. */
export interface GatewayOrder {
  readonly reference: string;
  readonly sessionId: string;
}

/**
 * What became of one attempt to pay, as the gateway itself says it: fetched from it, or signed by
 * it. Nothing that a browser says is evidence.
 */
export interface Evidence {
  readonly gateway: GatewayName;
  /** The gateway's order. */
  readonly reference: string;
  /** The gateway's id of this attempt. */
  readonly paymentReference: string;
  readonly outcome: "paid" | "failed" | "dropped" | "pending";
  readonly amount: Paise;
  readonly currency: string;
}

/** The signed result that Razorpay's popup hands to the page. */
export interface ReturnProof {
  readonly orderReference: string;
  readonly paymentReference: string;
  readonly signature: string;
}

/** Money that goes back, whole. */
export interface RefundOrder {
  /** Ours: the same again is the same refund. */
  readonly refundId: string;
  readonly reference: string;
  readonly paymentReference: string;
  readonly amount: Paise;
  readonly currency: string;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A payment service, behind the same few calls whichever it is. */
export interface Gateway {
  readonly name: GatewayName;
  /**
   * Opens an order; the same bill again gives an order that is as good.
   * @throws GatewayError
   */
  createOrder(bill: Bill): Promise<GatewayOrder>;
  /**
   * Asks for every attempt to pay an order, and takes the money that is only authorised.
   * @throws GatewayError
   */
  fetchEvidence(reference: string): Promise<readonly Evidence[]>;
  /** Ends an order, where the gateway can, so that it can't be paid any more. @throws GatewayError */
  closeOrder(reference: string): Promise<void>;
  /**
   * Reads a message that the gateway has sent, from its bytes as they came.
   * @returns null for news of no payment
   * @throws SignatureError when it is not the gateway's, or too old
   */
  readWebhook(raw: Buffer, headers: Headers, now: Date): Evidence | null;
  /** Whether a popup's result is signed by the gateway. Gateways that sign none say no. */
  isSigned(proof: ReturnProof): boolean;
  /**
   * Sends money back; safe to repeat.
   * @returns whether it is there or on its way
   * @throws GatewayError
   */
  refund(order: RefundOrder): Promise<"sent" | "done">;
}

/** A gateway refused, answered nonsense, or did not answer. The message is for the log. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
}

/** A message that claims to be a gateway's and is not. */
export class SignatureError extends Error {
  override readonly name = "SignatureError";
}
