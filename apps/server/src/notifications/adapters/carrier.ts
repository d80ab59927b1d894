/** A message in the form in which a carrier gets it. */
export interface Parcel<Content> {
  /** The id of the message, which is the same at every attempt. */
  readonly id: string;
  readonly to: string;
  readonly content: Content;
}

/** A service that delivers messages: a mail server, an SMS provider, or the local outbox. */
export interface Carrier<Content> {
  /** Whether the content of a sent message is kept, because people read it in the local outbox. */
  readonly isOutbox: boolean;
  /**
   * Whether receivers recognise a repeated message, so that it is safe to send the message again.
   */
  readonly knowsRepeats: boolean;
  /**
   * Whether the carrier can send texts of a template. The function is absent where a carrier needs
   * no registered templates.
   */
  hasTemplate?(template: string): boolean;
  /**
   * Sends a message.
   * @returns the carrier's id of the message, if there is one
   * @throws CarrierRefusal when the carrier rejects the message for good; OutcomeUnknown when the
   *   carrier may have accepted it; JobFailure when sending can be retried
   */
  carry(parcel: Parcel<Content>): Promise<string | null>;
}

/** The carrier rejects a message for good. The text of the error contains nothing personal. */
export class CarrierRefusal extends Error {}

/** The carrier may have accepted a message, but did not confirm it. */
export class OutcomeUnknown extends Error {}
