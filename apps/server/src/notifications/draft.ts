import type { LanguageCode } from "@suvarna/words/languages";

/** A part of a letter, from which its text and its HTML are rendered. */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  /** A button that opens an address of the shop. */
  | { readonly kind: "button"; readonly label: string; readonly address: string }
  /** Rows of labels and amounts. */
  | {
      readonly kind: "ledger";
      readonly rows: readonly (readonly [label: string, value: string])[];
      readonly total?: readonly [label: string, value: string];
    }
  | { readonly kind: "note"; readonly text: string }
  /**
   * Digits that the reader tells somebody, such as a courier. The content of a letter with such
   * digits is not kept after the last attempt.
   */
  | { readonly kind: "code"; readonly text: string };

/**
 * The content of a letter before it is rendered. All texts are plain text and are escaped in HTML.
 */
export interface Draft {
  /** The language of the letter; English when it is absent, as in old letters and those to staff. */
  readonly language?: LanguageCode;
  readonly subject: string;
  /** The preview text that an inbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** The reason why the reader gets the letter: "You get this letter because ...". */
  readonly because: string;
  /**
   * The address that unsubscribes without a login; set only in letters to which users subscribe.
   */
  readonly unsubscribe?: string;
}

/** The shop's name, address and contacts, printed at the end of every letter. */
export interface Signature {
  readonly name: string;
  readonly tagline: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** The shop's public origin, from which mail programs load the typefaces. */
  readonly origin: string;
}

/** A rendered letter. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe?: string;
}

/** A rendered text message. */
export interface PhoneText {
  /** The name of the registered template from which `text` was filled in. */
  readonly template: string;
  readonly text: string;
  /** The values of the template's variables, by the names of the variables. */
  readonly variables: Readonly<Record<string, string>>;
}

/** A push message, which a device shows as a notification. */
export interface PushText {
  readonly language: LanguageCode;
  readonly title: string;
  readonly body: string;
  /** The path of the page that the notification opens, with the path of the language. */
  readonly path: string;
  /**
   * At most 32 characters of base64url. A newer message of the same topic replaces an older one, at
   * the push service and on the device.
   */
  readonly topic: string;
  /** How long the push service keeps the message for a device that it can't reach, in seconds. */
  readonly seconds: number;
}
