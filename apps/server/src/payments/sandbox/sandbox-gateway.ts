import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Autocommit, Tx } from "../../platform/database.ts";
import type { SettingValues } from "../gateways/setting-types.ts";
import type { SandboxOrder, SandboxPayment, SandboxWebhook } from "./books.ts";

/**
 * The part of the sandbox that stands in for one gateway: its API, webhooks and ids in the
 * gateway's own format.
 */
export interface SandboxGateway {
  /**
   * The gateway's settings that lead to the sandbox at `url`.
   * @param secret derives a secret from the shop's own secret; the result is the same at every
   * start
   */
  settings(url: string, secret: (name: string) => string): SettingValues;
  /** Serves the calls of the gateway's API that the shop uses. */
  serve(server: FastifyInstance, dependencies: SandboxGatewayDependencies): void;
  /** Creates an id of an attempt that looks like the gateway's ids, from a new id of the shop. */
  paymentId(id: string): string;
  /** Builds the gateway's webhook about an attempt; null for an outcome without a webhook. */
  message(about: SandboxMessage, settings: SettingValues): SignedMessage | null;
  /**
   * The signed result of a payment that the gateway's window gives to the page.
   * @param forged signs with a wrong secret
   */
  proof?(
    paid: { order: SandboxOrder; payment: SandboxPayment; forged: boolean },
    settings: SettingValues,
  ): Readonly<Record<string, string>>;
}

export interface SandboxGatewayDependencies {
  readonly db: Autocommit;
  readonly clock: Clock;
  readonly settings: SettingValues;
  /** Does work in one transaction: all of it happens, or nothing. */
  inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The data from which a webhook is built. */
export interface SandboxMessage {
  readonly order: SandboxOrder;
  /** The attempt as the webhook reports it. */
  readonly payment: SandboxPayment;
  readonly webhook: SandboxWebhook;
  readonly now: Date;
}

/** The headers and body of a signed webhook. */
export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The wrong secret with which forged signatures are made. */
export const FORGED_SECRET = "somebody else's";
