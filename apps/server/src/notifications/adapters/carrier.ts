/** What a carrier is given. */
export interface Parcel<Content> {
  /** The message's own id: the same at every attempt. */
  readonly id: string;
  readonly to: string;
  readonly content: Content;
}

/** Somebody who brings messages to people: a mail server, a provider of SMS, or the local outbox. */
export interface Carrier<Content> {
  /** Whether a message is kept to be read here, because nobody carries it. */
  readonly isOutbox: boolean;
  /** Whether the receiver recognises a message that comes twice, so that it may be sent again. */
  readonly knowsRepeats: boolean;
  /**
   * Hands a message over.
   * @returns what the carrier calls it, if it says
   * @throws CarrierRefusal when it will never take it; OutcomeUnknown when it may have taken it;
   *   JobFailure when it can be tried again
   */
  carry(parcel: Parcel<Content>): Promise<string | null>;
}

/** The carrier will never take this message; the words hold nothing personal. */
export class CarrierRefusal extends Error {}

/** The carrier may have taken it, and did not say so. */
export class OutcomeUnknown extends Error {}
