import type { SupportType } from "@suvarna/contract/support/constants";
import type { Db } from "../platform/database.ts";

/** Who writes the letters of tickets; each in the transaction that causes it. */
export interface TicketLetters {
  /** Says that it came. Nothing that was written is in it: anybody can enter any address. */
  received(tx: Db, ticket: LetterTicket): Promise<void>;
  /** Brings the shop's answer. */
  answered(tx: Db, ticket: LetterTicket, answer: TicketAnswer): Promise<void>;
}

export interface LetterTicket {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly type: SupportType;
  readonly createdAt: Date;
}

export interface TicketAnswer {
  readonly messageId: string;
  readonly text: string;
  /** Whether the shop takes it for settled. */
  readonly resolved: boolean;
}
