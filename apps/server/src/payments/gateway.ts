import type { PlacedOrder } from "@suvarna/contract/orders/schemas";
import type { Paise } from "@suvarna/domain/money";
import type { AttemptOutcome, DeclineReason, PaymentPurpose } from "@suvarna/domain/payment";
import type * as z from "zod";
import type { SettingValues } from "./gateways/setting-types.ts";
import type { SandboxGateway } from "./sandbox/sandbox-gateway.ts";

/** The only currency that the shop charges. */
export const CURRENCY = "INR";

/** The name of a gateway in settings, tables, addresses and API messages, such as `razorpay`. */
export type GatewayName = string;

/**
 * All that the shop knows about a payment gateway. Each gateway has a folder of its own, and a line
 * in `gateways/registry.ts`.
 */
export interface Gateway {
  /** The name has only lower-case letters, digits and hyphens. */
  readonly name: GatewayName;
  /**
   * The settings of the gateway. Their names start with the gateway's name in capitals and an
   * underscore.
   */
  readonly settings: Readonly<Record<string, z.ZodType<string | undefined>>>;
  /** The names of the settings without which the gateway can't be used. */
  readonly required: readonly string[];
  /**
   * Those settings whose value the operator chooses and enters in the gateway's dashboard. A live
   * shop refuses a value that can be guessed; the gateway itself makes all other keys.
   */
  readonly chosenSecrets?: readonly string[];
  /** Whether these settings belong to the gateway's test system, which takes no real money. */
  isTest(settings: SettingValues): boolean;
  /**
   * The origins that the payment page's Content-Security-Policy must allow for the gateway's
   * payment window.
   */
  readonly hosts: BrowserHosts;
  /** The origins for the gateway's test system, where they differ from those of the real system. */
  readonly testHosts?: BrowserHosts;
  /** Connects to the gateway with the keys in `settings`. */
  connect(settings: SettingValues, shop: ShopFacts): GatewayConnection;
  /** Loads the gateway's part of the sandbox for a demonstration; a live shop never loads it. */
  sandbox(): Promise<SandboxGateway>;
}

/** Origins that a page's Content-Security-Policy must allow. */
export interface BrowserHosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connects: readonly string[];
}

/** The facts about the shop that a gateway needs. */
export interface ShopFacts {
  /** How long the shop waits for an answer of the gateway. */
  readonly timeoutMs: number;
  /** The address to which the gateway sends the shopper after the payment. */
  returnUrl(bill: PaymentRequest): string;
  /** The address to which the gateway posts its webhooks. */
  readonly webhookUrl: string;
}

/** A payment that a gateway is asked to collect. */
export interface PaymentRequest {
  /** The id of the order that is paid for. The shopper returns to this order's page. */
  readonly orderId: string;
  readonly purpose: PaymentPurpose;
  /** The shop's own id of the payment, which the gateway stores with its order. */
  readonly paymentId: string;
  readonly amount: Paise;
  readonly currency: string;
  readonly customer: Customer;
  /** The time of the request by the shop's clock. */
  readonly now: Date;
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
 * The outcome of an attempt to pay. The shop has fetched it from the gateway, or the gateway has
 * signed it; a browser's report is never evidence.
 */
export interface Evidence {
  readonly gateway: GatewayName;
  /** The gateway's reference of its order. */
  readonly reference: string;
  /** The gateway's id of this attempt. */
  readonly paymentReference: string;
  readonly outcome: AttemptOutcome;
  readonly amount: Paise;
  readonly currency: string;
  /** The bank's own words about a failed attempt, if the gateway passes them on. */
  readonly said?: string | undefined;
  /** Why a failed attempt failed, if the gateway gives a reason that we know. */
  readonly declineReason?: DeclineReason | undefined;
}

/** The progress of a refund at the gateway. */
export type RefundProgress = "sent" | "done" | "failed";

/** A refund as the gateway reports it. */
export interface RefundReport extends CaseNews {
  readonly kind: "refund";
  readonly progress: RefundProgress;
}

/**
 * A gateway's report of a refund, which may have begun in the gateway's dashboard, or of a dispute,
 * by which a bank claims money back.
 */
export interface CaseNews {
  readonly kind: "refund" | "dispute";
  /** The progress of a refund; null for a dispute. */
  readonly progress: RefundProgress | null;
  /** The gateway's own id of the refund or the dispute. */
  readonly reference: string;
  /** The gateway's id of the attempt that had brought the money. */
  readonly paymentReference: string;
  readonly amount: Paise;
  readonly currency: string;
  /** The state in the gateway's own word, such as `processed`. */
  readonly state: string;
  /** The shop's own id of a refund that the shop has asked for; null for other reports. */
  readonly refundId: string | null;
}

/**
 * The signature with which a gateway's window confirms a payment. The window gives it to the page,
 * and the page sends it to the shop.
 */
export interface WindowProof {
  /** The fields of `POST /order/verify` that contain the signed result. */
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
  /** The fee in paise that the gateway keeps, including the GST on it. */
  readonly fee: Paise;
  /** The GST in the fee. */
  readonly tax: Paise;
  readonly settlementId: string | null;
  /** The bank's reference of the transfer to the shop. */
  readonly utr: string | null;
}

/** A request to send money back: all money of an attempt, or a part of it. */
export interface RefundOrder {
  /** The shop's own id of the refund. Asking again with the same id gives the same refund. */
  readonly refundId: string;
  readonly reference: string;
  readonly paymentReference: string;
  readonly amount: Paise;
  readonly currency: string;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A connection to a gateway with the shop's keys. All gateways offer the same calls. */
export interface GatewayConnection {
  /** The mode and the public key with which the browser opens the gateway's window. */
  readonly window: { readonly mode: "sandbox" | "production"; readonly keyId?: string };
  /** The check of signed results; undefined for a gateway whose window signs nothing. */
  readonly proof?: WindowProof;
  /**
   * Opens an order at the gateway. Calling it again with the same bill gives an equivalent order.
   * @throws GatewayError
   */
  open(bill: PaymentRequest): Promise<GatewayOrder>;
  /** The fields of a reply to a new order that the contract defines for this gateway alone. */
  orderFields?(reference: string, bill: Pick<PaymentRequest, "amount" | "currency">): OrderFields;
  /**
   * Fetches every attempt to pay an order.
   * @throws GatewayError
   */
  fetchEvidence(reference: string): Promise<readonly Evidence[]>;
  /**
   * Captures the money of an authorised attempt; undefined for a gateway that takes all money at
   * once. The gateway itself releases money that is not captured.
   * @throws GatewayError
   */
  capture?(evidence: Evidence): Promise<Evidence>;
  /**
   * Ends an order at the gateway, if the gateway supports this, so that nobody can pay it.
   * @throws GatewayError
   */
  close(reference: string): Promise<void>;
  /**
   * Verifies and parses a webhook of the gateway from its raw bytes.
   * @returns null for a webhook that is not about money
   * @throws SignatureError when the webhook is not from the gateway, or is too old
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
   * Sends exactly this amount back. Before calling it, the caller checks that `listRefunds` has no
   * refund with this id.
   * @throws GatewayRefusal when the gateway refuses the refund for good; GatewayError when a later
   * call may succeed
   */
  refund(order: RefundOrder): Promise<RefundReport>;
  /**
   * Fetches all settlement entries of a day in India (`2026-11-21`), from all pages; undefined for
   * a gateway that has no such list.
   * @throws GatewayError
   */
  fetchSettlement?(day: string): Promise<readonly SettlementEntry[]>;
}

/** The fields of a reply to a new order that only one gateway uses. */
export type OrderFields = Pick<PlacedOrder, "razorpayOrder">;

/**
 * A gateway refused a call, sent an invalid answer, or sent no answer. The message is for the log.
 */
export class GatewayError extends Error {
  override readonly name: string = "GatewayError";
}

/** A gateway has understood a call and refused it. The gateway would refuse the same call again. */
export class GatewayRefusal extends GatewayError {}

/** The error for a webhook that claims to be from a gateway but is not signed by it. */
export class SignatureError extends Error {
  override readonly name = "SignatureError";
}
