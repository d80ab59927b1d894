import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Autocommit } from "../../platform/database.ts";
import type { SettingValues } from "../gateways/setting-types.ts";
import type { SandboxOrder, SandboxPayment, SandboxWebhook } from "./books.ts";

/**
 * The part of the sandbox that stands in for a gateway: its API, its messages and its ids, in its
 * own format.
 */
export interface SandboxGateway {
  /**
   * The gateway's settings that lead to the sandbox at `url`.
   * @param secret derives a secret from the shop's own, the same at every start
   */
  settings(url: string, secret: (name: string) => string): SettingValues;
  /** Serves the calls of the gateway's API that the shop uses. */
  serve(server: FastifyInstance, parts: SandboxParts): void;
  /** Makes an id of an attempt that looks like the gateway's ids, from a new id of the shop. */
  paymentId(id: string): string;
  /** The gateway's message to the shop about an attempt; null for an outcome without a message. */
  message(about: SandboxMessage, settings: SettingValues): SignedMessage | null;
  /**
   * The proof of a payment that the gateway's window gives to the page.
   * @param forged signs with another secret
   */
  proof?(
    paid: { order: SandboxOrder; payment: SandboxPayment; forged: boolean },
    settings: SettingValues,
  ): Readonly<Record<string, string>>;
}

export interface SandboxParts {
  readonly db: Autocommit;
  readonly clock: Clock;
  readonly settings: SettingValues;
}

/** A message that is to be written: its order, its attempt, and its time. */
export interface SandboxMessage {
  readonly order: SandboxOrder;
  /** The attempt as the message reports it. */
  readonly payment: SandboxPayment;
  readonly webhook: SandboxWebhook;
  readonly now: Date;
}

/** A message as it goes over the wire. */
export interface SignedMessage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The secret of forged signatures. */
export const FORGED_SECRET = "somebody else's";
