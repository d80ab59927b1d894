import type { PlacedOrder } from "@suvarna/contract/orders/schemas";
import type { Paise } from "@suvarna/domain/money";
import type { AttemptOutcome, PaymentPurpose } from "@suvarna/domain/payment";
import type * as z from "zod";
import type { SettingValues } from "./gateways/setting-types.ts";
import type { SandboxGateway } from "./sandbox/sandbox-gateway.ts";

/** The only currency that the shop charges. */
export const CURRENCY = "INR";

/** The name of a gateway in settings, tables, addresses and on the wire, such as `razorpay`. */
export type GatewayName = string;

/**
 * A payment service: everything that the shop knows about it. Each service has a folder of its own,
 * and a line in `gateways/registry.ts`.
 */
export interface Gateway {
  /** Lower-case letters, digits and hyphens. */
  readonly name: GatewayName;
  /** The settings of the gateway. Their names start with its name in capitals and an underscore. */
  readonly settings: Readonly<Record<string, z.ZodType<string | undefined>>>;
  /** The names of those settings without which the gateway can't be used. */
  readonly required: readonly string[];
  /** Whether these settings lead to the gateway's test system, which takes no real money. */
  isTest(settings: SettingValues): boolean;
  /** The origins that the payment page must allow for the gateway's payment window. */
  readonly hosts: BrowserHosts;
  /** The origins for the gateway's test system, where they differ. */
  readonly testHosts?: BrowserHosts;
  /** Speaks to the gateway with the keys in `settings`. */
  connect(settings: SettingValues, shop: ShopSide): GatewayConnection;
  /** Loads the gateway's stand-in for the demonstration; a live shop never does. */
  sandbox(): Promise<SandboxGateway>;
}

/** Origins that a page's Content-Security-Policy must allow. */
export interface BrowserHosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
}

/** The facts about the shop that a gateway needs. */
export interface ShopSide {
  /** How long the shop waits for an answer of the gateway. */
  readonly timeoutMs: number;
  /** The address to which the gateway sends the shopper after the payment. */
  returnUrl(bill: Bill): string;
  /** The address to which the gateway posts its messages. */
  readonly webhookUrl: string;
}

/** A payment that a gateway is asked to collect. */
export interface Bill {
  /** The order that is paid for. The shopper returns to its page. */
  readonly orderId: string;
  readonly purpose: PaymentPurpose;
  /** The shop's own id of the payment; the gateway's order carries it. */
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

/**
 * A gateway's order: its reference, and the session with which the browser opens the gateway's
 * page.
 */
export interface GatewayOrder {
  readonly reference: string;
  readonly sessionId: string;
}

/**
 * The outcome of an attempt to pay, which was fetched from the gateway or signed by it. Nothing
 * that a browser reports is evidence.
 */
export interface Evidence {
  readonly gateway: GatewayName;
  /** The gateway's order. */
  readonly reference: string;
  /** The gateway's id of this attempt. */
  readonly paymentReference: string;
  readonly outcome: AttemptOutcome;
  readonly amount: Paise;
  readonly currency: string;
  /** The bank's own words on an attempt that failed, as far as the gateway passes them on. */
  readonly said?: string | undefined;
}

/** The progress of a refund at the gateway. */
export type RefundProgress = "sent" | "done" | "failed";

/** A refund as the gateway has it in its books. */
export interface RefundReport extends CaseNews {
  readonly kind: "refund";
  readonly progress: RefundProgress;
}

/**
 * A gateway's report of a refund, which may have begun elsewhere, or of money that a bank claims
 * back.
 */
export interface CaseNews {
  readonly kind: "refund" | "dispute";
  /** The progress of a refund; null for a dispute. */
  readonly progress: RefundProgress | null;
  /** The gateway's own id of the refund or the dispute. */
  readonly reference: string;
  /** The attempt whose money it is. */
  readonly paymentReference: string;
  readonly amount: Paise;
  readonly currency: string;
  /** The state in the gateway's own word. */
  readonly state: string;
  /** The shop's own id of a refund that it has asked for; null for other reports. */
  readonly refundId: string | null;
}

/** The signed result that a gateway's window hands to the page, which sends it to the shop. */
export interface WindowProof {
  /** The fields of `POST /order/verify` that carry it. */
  readonly fields: z.ZodObject<Readonly<Record<string, z.ZodType<string>>>>;
  /** Whether the gateway has signed these fields for its order `reference`. */
  isSigned(fields: Readonly<Record<string, string>>, reference: string): boolean;
}

/** An entry of a gateway's settlement, in paise. */
export interface SettlementEntry {
  readonly kind: "payment" | "refund" | "other";
  /** The gateway's id of the payment, the refund or the adjustment. */
  readonly reference: string;
  readonly amount: Paise;
  readonly currency: string;
  /** The amount that the gateway keeps for itself, with the tax on it. */
  readonly fee: Paise;
  /** The GST in the fee. */
  readonly tax: Paise;
  readonly settlementId: string | null;
  /** The bank's reference of the transfer to the shop. */
  readonly utr: string | null;
}

/** Money that goes back: all money of an attempt, or a part of it. */
export interface RefundOrder {
  /** The shop's own id of the refund. The same id again is the same refund. */
  readonly refundId: string;
  readonly reference: string;
  readonly paymentReference: string;
  readonly amount: Paise;
  readonly currency: string;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A gateway with the shop's keys. All gateways have the same few calls. */
export interface GatewayConnection {
  /** The mode and the public key with which the browser opens the gateway's window. */
  readonly window: { readonly mode: "sandbox" | "production"; readonly keyId?: string };
  /** The check of signed results; missing for a gateway whose window signs nothing. */
  readonly proof?: WindowProof;
  /**
   * Opens an order. The same bill again gives an equivalent order.
   * @throws GatewayError
   */
  open(bill: Bill): Promise<GatewayOrder>;
  /** The gateway's own fields that the contract promises in the answer to a new order. */
  orderFields?(reference: string, bill: Pick<Bill, "amount" | "currency">): OrderFields;
  /**
   * Fetches every attempt to pay an order.
   * @throws GatewayError
   */
  fetchEvidence(reference: string): Promise<readonly Evidence[]>;
  /**
   * Captures the money of an authorised attempt; missing for a gateway that takes all money at
   * once. The gateway itself releases money that is not captured.
   * @throws GatewayError
   */
  capture?(evidence: Evidence): Promise<Evidence>;
  /**
   * Ends an order, where the gateway can, so that it can't be paid any more.
   * @throws GatewayError
   */
  close(reference: string): Promise<void>;
  /**
   * Reads a message that the gateway has sent, from its unchanged bytes.
   * @returns null for a message that is not about money
   * @throws SignatureError when the message is not from the gateway, or is too old
   */
  readWebhook(raw: Buffer, headers: Headers, now: Date): Evidence | CaseNews | null;
  /**
   * Lists the refunds of an attempt, including refunds that the shop has not asked for. The list
   * may contain refunds of other attempts to pay the same order.
   * @throws GatewayError
   */
  listRefunds(
    of: Pick<RefundOrder, "reference" | "paymentReference">,
  ): Promise<readonly RefundReport[]>;
  /**
   * Sends exactly this amount back. The caller has seen that `listRefunds` has no refund of this
   * id.
   * @throws GatewayRefusal when the gateway will not send it; GatewayError when it may send it next
   *   time
   */
  refund(order: RefundOrder): Promise<RefundReport>;
  /**
   * Fetches the entries of the settlements of a day in India (`2026-11-21`) from all pages; missing
   * for a gateway that has no such list.
   * @throws GatewayError
   */
  fetchSettlement?(day: string): Promise<readonly SettlementEntry[]>;
}

/** Fields of the answer to a new order that belong to one gateway. */
export type OrderFields = Pick<PlacedOrder, "razorpayOrder">;

/**
 * A gateway refused a call, sent an invalid answer, or sent no answer. The message is for the log.
 */
export class GatewayError extends Error {
  override readonly name: string = "GatewayError";
}

/** A gateway has understood a call and refused it: the same call again is refused again. */
export class GatewayRefusal extends GatewayError {}

/** A message that claims to be from a gateway and is not. */
export class SignatureError extends Error {
  override readonly name = "SignatureError";
}
