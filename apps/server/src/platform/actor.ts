import { FIRST_LANGUAGE, type LanguageCode } from "@suvarna/words/languages";

/** A user who is logged in. */
export interface UserActor {
  readonly kind: "shopper" | "staff";
  readonly userId: string;
  /** The caller's network address, in the form that the rate limits count. */
  readonly network?: string;
  /** The API call that causes the act, such as `POST /gold`. */
  readonly call?: string;
  /** Whether this call only reads. The audit log then has no line about an act without a record. */
  readonly onlyReads?: boolean;
  /** The language in which the caller uses the shop; the first language when it is absent. */
  readonly language?: LanguageCode;
}

/** Somebody who is not logged in. */
export interface Visitor {
  readonly kind: "visitor";
  /** The caller's network address, in the form that the rate limits count. */
  readonly network?: string;
  /** The language in which the caller uses the shop; the first language when it is absent. */
  readonly language?: LanguageCode;
}

/** The person or the part of the shop that causes an act. */
export type Actor =
  | UserActor
  | Visitor
  | { readonly kind: "gateway" | "job" | "system"; readonly name: string };

/** Returns the language in which an actor uses the shop. */
export function languageOf(actor: Actor): LanguageCode {
  return ("language" in actor && actor.language) || FIRST_LANGUAGE;
}

export const VISITOR: Visitor = { kind: "visitor" };
