import type { EventOf, ShopEvent, ShopEventType } from "@suvarna/domain/events";
import type { Actor } from "./actor.ts";
import type { AuditedChange } from "./audit.ts";
import type { Tx } from "./database.ts";

/**
 * The context of a change: its transaction, its actor and time, and how to announce events and
 * record audit lines.
 */
export interface Act {
  readonly tx: Tx;
  readonly actor: Actor;
  /** The time at which the act began. */
  readonly at: Date;
  /** Announces an event. The event's reactions inside the transaction run before the commit. */
  tell(event: ShopEvent): void;
  /**
   * Adds a line to the audit log in the same transaction. Every change by staff, and every change
   * of money, rates, stock, coupons and accounts is recorded.
   */
  record(change: AuditedChange): void;
}

/** An announced event with its permanent id. */
export interface EmittedEvent<Type extends ShopEventType = ShopEventType> {
  readonly id: string;
  readonly event: EventOf<Type>;
  /** Whether this process missed earlier events of the same type. */
  readonly missed?: true;
}

/** A listener handles an event by further changes, in the act that it gets as an argument. */
export type Listener<Type extends ShopEventType> = (
  act: Act,
  event: EventOf<Type>,
) => Promise<void>;

/** The reactions to one type of event. */
export interface Reaction<Type extends ShopEventType> {
  /**
   * Reactions that run in the transaction of the event, before its commit: the event and its
   * reaction both happen, or neither.
   */
  readonly inTransaction?: readonly Listener<Type>[];
  /**
   * Listeners that one process runs after the commit, each in an act of its own, with retries until
   * they succeed.
   */
  readonly after?: Readonly<Record<string, Listener<Type>>>;
  /**
   * Listeners that every process runs: at once in the process of the event, within a second in the
   * others. When many events of one type happen within that second, the other processes may hear
   * only the last event, which is then marked as `missed`.
   */
  readonly inEveryProcess?: readonly ((event: EmittedEvent<Type>) => Promise<void> | void)[];
}

/** All reactions: one entry for each type of event. */
export type Reactions = { readonly [Type in ShopEventType]: Reaction<Type> };
