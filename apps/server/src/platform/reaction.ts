import type { EventOf, ShopEvent, ShopEventType } from "@suvarna/domain/events";
import type { Actor } from "./actor.ts";
import type { AuditedChange } from "./audit.ts";
import type { Tx } from "./database.ts";

/** What a change needs: its transaction, who makes it and when, and whom it is told to. */
export interface Act {
  readonly tx: Tx;
  readonly actor: Actor;
  /** When the act began. */
  readonly at: Date;
  /** Tells what has happened. What follows in the same transaction is done before it commits. */
  tell(event: ShopEvent): void;
  /**
   * Writes a line of the audit log with the change. Whatever staff change, and every change of money,
   * rates, stock, coupons and accounts, is recorded.
   */
  record(change: AuditedChange): void;
}

/** An event with the id that it is known by for ever. */
export interface ToldEvent<Type extends ShopEventType = ShopEventType> {
  readonly id: string;
  readonly event: EventOf<Type>;
}

/** Follows an event with a change, in the act that it is given. */
export type Listener<Type extends ShopEventType> = (
  act: Act,
  event: EventOf<Type>,
) => Promise<void>;

/** What follows an event of one type. */
export interface Reaction<Type extends ShopEventType> {
  /** Done in the transaction of the event, before it commits: both happen, or neither. */
  readonly inTransaction?: readonly Listener<Type>[];
  /** Done after the commit, by one process, each in an act of its own, and again until it succeeds. */
  readonly after?: Readonly<Record<string, Listener<Type>>>;
  /**
   * Heard by every process: at once by that of the event, by the others within a second. Of several
   * events of a type in that time the others may hear the last one alone.
   */
  readonly inEveryProcess?: readonly ((told: ToldEvent<Type>) => Promise<void> | void)[];
}

/** What follows what: a line for each type of event. */
export type Reactions = { readonly [Type in ShopEventType]: Reaction<Type> };
