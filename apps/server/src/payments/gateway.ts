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
 * A payment service: everything that the shop knows about it. Each has a folder of its own and one
 * line in `gateways/registry.ts`.
 */
export interface Gateway {
  /** Lower-case letters, digits and hyphens. */
  readonly name: GatewayName;
  /** Its settings. Their names start with the gateway's name in capitals and an underscore. */
  readonly settings: Readonly<Record<string, z.ZodType<string | undefined>>>;
  /** The names of those settings without which the gateway can't be used. */
  readonly required: readonly string[];
  /** Whether these settings lead to the gateway's test system, which takes no real money. */
  isTest(settings: SettingValues): boolean;
  /** The origins that the payment page must allow for the gateway's payment window. */
  readonly hosts: BrowserHosts;
  /** The same for the gateway's test system, where they differ. */
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
  /** How long the shop waits for one answer of the gateway. */
  readonly timeoutMs: number;
  /** Where the gateway sends the shopper after the payment. */
  returnUrl(bill: Bill): string;
  /** Where the gateway posts its messages. */
  readonly webhookUrl: string;
}

/** A payment that a gateway is asked to collect. */
export interface Bill {
  /** The order that is paid for. The shopper returns to its page. */
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
  readonly outcome: AttemptOutcome;
  readonly amount: Paise;
  readonly currency: string;
}

/** How far a refund is at the gateway. */
export type RefundProgress = "sent" | "done" | "failed";

/** A refund as the gateway has it in its books. */
export interface RefundReport extends CaseNews {
  readonly kind: "refund";
  readonly progress: RefundProgress;
}

/** A gateway's report of a refund, whoever asked for it, or of money that a bank claims back. */
export interface CaseNews {
  readonly kind: "refund" | "dispute";
  /** How far a refund is; null for a dispute. */
  readonly progress: RefundProgress | null;
  /** The gateway's own id of the refund or the dispute. */
  readonly reference: string;
  /** The attempt whose money it is. */
  readonly paymentReference: string;
  readonly amount: Paise;
  readonly currency: string;
  /** In the gateway's own word. */
  readonly state: string;
  /** Of a refund that the shop has asked for: its own id of it. */
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
  /** What the gateway keeps for itself, with the tax on it. */
  readonly fee: Paise;
  /** The GST in the fee. */
  readonly tax: Paise;
  readonly settlementId: string | null;
  /** The bank's reference of the transfer to the shop. */
  readonly utr: string | null;
}

/** Money that goes back: all of an attempt's, or a part. */
export interface RefundOrder {
  /** Ours: the same again is the same refund. */
  readonly refundId: string;
  readonly reference: string;
  readonly paymentReference: string;
  readonly amount: Paise;
  readonly currency: string;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** A gateway with the shop's keys, behind the same few calls whichever gateway it is. */
export interface GatewayConnection {
  /** How the browser opens the gateway's window: for tests or for real money, with which public key. */
  readonly window: { readonly mode: "sandbox" | "production"; readonly keyId?: string };
  /** Left out by a gateway whose window signs nothing. */
  readonly proof?: WindowProof;
  /**
   * Opens an order; the same bill again gives an order that is as good.
   * @throws GatewayError
   */
  open(bill: Bill): Promise<GatewayOrder>;
  /** The fields of its own that the contract promises in the answer to a new order. */
  orderFields?(reference: string, bill: Pick<Bill, "amount" | "currency">): OrderFields;
  /**
   * Asks for every attempt to pay an order.
   * @throws GatewayError
   */
  fetchEvidence(reference: string): Promise<readonly Evidence[]>;
  /**
   * Takes the money of an attempt that is authorised; left out by a gateway that takes all at once.
   * The gateway releases money that is not captured by itself.
   * @throws GatewayError
   */
  capture?(evidence: Evidence): Promise<Evidence>;
  /** Ends an order, where the gateway can, so that it can't be paid any more. @throws GatewayError */
  close(reference: string): Promise<void>;
  /**
   * Reads a message that the gateway has sent, from its bytes as they came.
   * @returns null for news of no money
   * @throws SignatureError when it is not the gateway's, or too old
   */
  readWebhook(raw: Buffer, headers: Headers, now: Date): Evidence | CaseNews | null;
  /**
   * The refunds of an attempt, also those that the shop has not asked for. It may have those of other
   * attempts to pay the same order.
   * @throws GatewayError
   */
  listRefunds(
    of: Pick<RefundOrder, "reference" | "paymentReference">,
  ): Promise<readonly RefundReport[]>;
  /**
   * Sends exactly this amount back. To be called when `listRefunds` has no refund of this id.
   * @throws GatewayRefusal when the gateway will not send it; GatewayError when it may next time
   */
  refund(order: RefundOrder): Promise<RefundReport>;
  /**
   * The entries of the settlements of a day in India (`2026-11-21`), page by page to the end; left out
   * by a gateway that has no such list.
   * @throws GatewayError
   */
  fetchSettlement?(day: string): Promise<readonly SettlementEntry[]>;
}

/** Fields of the answer to a new order that belong to one gateway. */
export type OrderFields = Pick<PlacedOrder, "razorpayOrder">;

/** A gateway refused, answered nonsense, or did not answer. The message is for the log. */
export class GatewayError extends Error {
  override readonly name: string = "GatewayError";
}

/** A gateway has understood a call and refused it: the same call again is refused again. */
export class GatewayRefusal extends GatewayError {}

/** A message that claims to be a gateway's and is not. */
export class SignatureError extends Error {
  override readonly name = "SignatureError";
}
