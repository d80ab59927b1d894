/** A user who is signed in. */
export interface UserActor {
  readonly kind: "shopper" | "staff";
  readonly userId: string;
  /** The network address that the call came from, as the limits count it. */
  readonly network?: string;
  /** The call that was made, such as `POST /gold`. */
  readonly call?: string;
}

/** Somebody who is not signed in. */
export interface Visitor {
  readonly kind: "visitor";
}

/** Who makes a change. */
export type Actor =
  | UserActor
  | Visitor
  | { readonly kind: "gateway" | "job" | "system"; readonly name: string };

export const VISITOR: Visitor = { kind: "visitor" };
