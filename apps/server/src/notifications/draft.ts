/** One part of a letter; text and HTML are both made from it. */
export type Block =
  | { readonly kind: "text"; readonly text: string }
  /** The one thing to do: an address of the shop's. */
  | { readonly kind: "button"; readonly label: string; readonly address: string }
  /** Rows of the ledger: what, and how much. */
  | {
      readonly kind: "ledger";
      readonly rows: readonly (readonly [label: string, value: string])[];
      readonly total?: readonly [label: string, value: string];
    }
  | { readonly kind: "note"; readonly text: string };

/** What a letter says, before it has a form. Texts are plain: nothing in them is taken as HTML. */
export interface Draft {
  readonly subject: string;
  /** What an inbox shows behind the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why the reader gets it: "You get this letter because ...". */
  readonly because: string;
  /** The address that ends such letters with one press; only where somebody chose to get them. */
  readonly unsubscribe?: string;
}

/** Who signs the shop's letters. */
export interface Signature {
  readonly name: string;
  readonly tagline: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** A letter as it is sent. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribe?: string;
}

/** A text to a phone as it is sent. */
export interface PhoneText {
  /** The name of the registered template, whose words `text` has. */
  readonly template: string;
  readonly text: string;
  /** What the template leaves open, by name. */
  readonly variables: Readonly<Record<string, string>>;
  /** A one-time code, which providers have a way of their own for. */
  readonly code?: { readonly digits: string; readonly minutes: number };
}
