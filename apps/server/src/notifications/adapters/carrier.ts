/** A message as a carrier gets it. */
export interface Parcel<Content> {
  /** The id of the message, which is the same at every attempt. */
  readonly id: string;
  readonly to: string;
  readonly content: Content;
}

/** A service that delivers messages: a mail server, an SMS provider, or the local outbox. */
export interface Carrier<Content> {
  /** Whether the content of a message is kept, because it is read in the local outbox. */
  readonly isOutbox: boolean;
  /** Whether receivers recognise a repeated message, so that it may be sent again. */
  readonly knowsRepeats: boolean;
  /**
   * Whether the carrier can send texts of a template. It is absent where a carrier needs no registered
   * templates.
   */
  hasTemplate?(template: string): boolean;
  /**
   * Sends a message.
   * @returns the carrier's id of the message, if there is one
   * @throws CarrierRefusal when it rejects the message finally; OutcomeUnknown when it may have
   *   accepted it; JobFailure when sending can be retried
   */
  carry(parcel: Parcel<Content>): Promise<string | null>;
}

/** The carrier rejects this message finally. The error's text contains nothing personal. */
export class CarrierRefusal extends Error {}

/** The carrier may have accepted the message, but did not confirm it. */
export class OutcomeUnknown extends Error {}
