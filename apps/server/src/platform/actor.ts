/** A user who is logged in. */
export interface UserActor {
  readonly kind: "shopper" | "staff";
  readonly userId: string;
  /** The caller's network address, in the form that the rate limits count. */
  readonly network?: string;
  /** The API call that causes the act, such as `POST /gold`. */
  readonly call?: string;
}

/** Somebody who is not logged in. */
export interface Visitor {
  readonly kind: "visitor";
  /** The caller's network address, in the form that the rate limits count. */
  readonly network?: string;
}

/** The person or the part of the shop that causes an act. */
export type Actor =
  | UserActor
  | Visitor
  | { readonly kind: "gateway" | "job" | "system"; readonly name: string };

export const VISITOR: Visitor = { kind: "visitor" };
