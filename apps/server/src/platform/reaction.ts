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
  /** Announces an event. Its reactions inside the transaction are run before the commit. */
  tell(event: ShopEvent): void;
  /**
   * Adds a line to the audit log in the same transaction. Every change by staff, and every change
   * of money, rates, stock, coupons and accounts is recorded.
   */
  record(change: AuditedChange): void;
}

/** An announced event with its permanent id. */
export interface ToldEvent<Type extends ShopEventType = ShopEventType> {
  readonly id: string;
  readonly event: EventOf<Type>;
  /** Set when this process did not hear all events of the type before this one. */
  readonly missed?: true;
}

/** Handles an event by a further change, in the act that it gets. */
export type Listener<Type extends ShopEventType> = (
  act: Act,
  event: EventOf<Type>,
) => Promise<void>;

/** The reactions to one type of event. */
export interface Reaction<Type extends ShopEventType> {
  /** Run in the transaction of the event, before its commit: both happen, or neither. */
  readonly inTransaction?: readonly Listener<Type>[];
  /** Run after the commit by one process, each in its own act, and retried until they succeed. */
  readonly after?: Readonly<Record<string, Listener<Type>>>;
  /**
   * Run by every process: at once in the process of the event, within a second in the others. Of
   * many events of one type within that second, the other processes may hear only the last; it is
   * then marked as `missed`.
   */
  readonly inEveryProcess?: readonly ((told: ToldEvent<Type>) => Promise<void> | void)[];
}

/** All reactions: one entry for each type of event. */
export type Reactions = { readonly [Type in ShopEventType]: Reaction<Type> };
