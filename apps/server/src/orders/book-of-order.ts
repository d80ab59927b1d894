import type { BookEntry } from "@suvarna/contract/orders/order-page";
import { cashAtDoor } from "@suvarna/domain/cash-at-door";
import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";
import { istDayWords } from "@suvarna/words/en/indian-time";
import type { OrderMoney } from "../payments/index.ts";
import type { PlacedOrder } from "./queries.ts";

/** The data from which an order's book is built. */
export interface BookSources {
  readonly money: OrderMoney;
  /** The numbers of the credit notes, by the id of the order's refund. */
  readonly noteNumbers: Readonly<Record<string, string>>;
  /**
   * The amount in paise that is refunded for the weights recorded so far; null when nothing is
   * refunded.
   */
  readonly draftPaise: number | null;
  /** The cash that the courier collected; null when no courier has collected any. */
  readonly cash: CourierCash | null;
  /** How the money was taken at the counter; null for an order that was not paid there. */
  readonly sale: CounterSale | null;
  /** The transfers of the courier that were written down wrongly and cancelled. */
  readonly cancelledTransfers: readonly CancelledTransfer[];
}

/** The cash of an order, and what the courier has sent of it. Amounts are in paise. */
interface CourierCash {
  readonly due: number;
  readonly remitted: number | null;
  readonly remittedOn: string | null;
  readonly reference: string | null;
}

/** How staff took the money of an order at the counter, and its reference unless it was cash. */
type CounterSale = Pick<BookEntry, "reference"> & {
  readonly tender: NonNullable<BookEntry["tender"]>;
};

/** A transfer of the courier that was cancelled. The amount is in paise. */
interface CancelledTransfer {
  readonly remitted: number;
  readonly remittedOn: string;
  readonly reference: string;
  readonly at: Date;
  readonly reason: string;
  readonly cancelledAt: Date;
}

type Entry = Omit<BookEntry, "holdsPaise">;

const EMPTY: Entry = {
  kind: "placed",
  at: null,
  inPaise: 0,
  outPaise: 0,
  owedPaise: 0,
  reference: null,
  gateway: null,
  tender: null,
  feePaise: null,
  refundState: null,
  creditNote: null,
  note: null,
};

/**
 * Builds the book of an order: all captures and refunds, oldest first, and the draft of a weight
 * difference. Cash that a courier has collected and not sent yet is not held by the shop. A refund
 * counts as out once the gateway has accepted it or staff have sent it; until then the shop owes it.
 */
export function orderBook(
  order: PlacedOrder,
  { money, noteNumbers, draftPaise, cash, sale, cancelledTransfers }: BookSources,
) {
  const entries: Entry[] = [
    { ...EMPTY, at: order.createdAt.toISOString() },
    ...money.captures.map(
      (capture): Entry => ({
        ...EMPTY,
        kind: "payment",
        at: capture.capturedAt.toISOString(),
        inPaise: capture.amount,
        reference: capture.paymentReference,
        gateway: capture.gateway,
        feePaise: capture.fee,
      }),
    ),
    ...lessAtTheDoor(order, noteNumbers),
    ...moneyAtTheDoor(order, { cash, sale }),
    ...cancelledTransfers.flatMap(cancelledEntries),
    ...money.refunds.map((refund) => refundEntry(order, refund, noteNumbers)),
  ];
  const sorted = entries.toSorted((a, b) => (a.at ?? "").localeCompare(b.at ?? ""));
  if (draftPaise !== null && draftPaise > 0) sorted.push(draftEntry(order, draftPaise));
  let holds = 0;
  return sorted.map((entry): BookEntry => {
    const missing = entry.kind === "door" ? withCourier(cash) : 0;
    holds += entry.inPaise - missing - entry.outPaise;
    return { ...entry, holdsPaise: holds };
  });
}

/**
 * The cash of an order, in paise, that its courier has collected and not sent yet. Of a transfer
 * that was too small, it is the rest.
 */
export function withCourier(cash: Pick<CourierCash, "due" | "remitted"> | null): Paise {
  return cash === null ? 0 : Math.max(0, cash.due - (cash.remitted ?? 0));
}

function refundEntry(
  { refunds }: PlacedOrder,
  refund: OrderMoney["refunds"][number],
  noteNumbers: BookSources["noteNumbers"],
): Entry {
  const decision = refunds.find(({ id }) => id === refund.orderRefundId);
  const hasLeft = refund.state === "sent" || refund.state === "done";
  const isOwed = refund.state === "due" || refund.state === "stuck";
  return {
    ...EMPTY,
    kind: decision?.isWeight ? "weight" : "refund",
    at: refund.createdAt.toISOString(),
    outPaise: hasLeft ? refund.amount : 0,
    owedPaise: isOwed ? refund.amount : 0,
    reference: refund.handReference ?? refund.gatewayReference,
    refundState: refund.state,
    creditNote: (decision && noteNumbers[decision.id]) ?? null,
    note: decision?.note ?? refund.problem,
  };
}

/**
 * The book entries of money that was paid at the counter or at the door, less the weight
 * differences of the dispatch.
 */
function moneyAtTheDoor(
  order: PlacedOrder,
  { cash, sale }: Pick<BookSources, "cash" | "sale">,
): Entry[] {
  const { paymentMethod, total, history, createdAt } = order;
  if (paymentMethod === "COUNTER") {
    const { tender = null, reference = null } = sale ?? {};
    const at = createdAt.toISOString();
    return [{ ...EMPTY, kind: "door", at, inPaise: total, tender, reference }];
  }
  const delivered = history.find(({ state }) => state === "delivered");
  if (paymentMethod !== "COD" || !delivered) return [];
  return [
    {
      ...EMPTY,
      kind: "door",
      at: delivered.at.toISOString(),
      inPaise: cashAtDoor(order),
      reference: cash?.reference ?? null,
      note: cash && sayTransfer(cash),
    },
  ];
}

/** Says whether the courier has sent the cash of an order, and how far the sum differs. */
function sayTransfer({ due, remitted, remittedOn }: CourierCash): string {
  if (remitted === null || remittedOn === null) return "with the courier, not sent yet";
  const came = `the courier's transfer came ${istDayWords(remittedOn)}`;
  if (remitted === due) return came;
  const difference = formatRupees(Math.abs(remitted - due));
  return `${came}, ${difference} too ${remitted < due ? "little" : "much"}`;
}

/**
 * The two entries of a transfer that was written down wrongly. They move no money: the cash was
 * taken at the door, and the courier still owes it.
 */
function cancelledEntries(transfer: CancelledTransfer): Entry[] {
  const { remitted, remittedOn, reference, at, reason, cancelledAt } = transfer;
  return [
    {
      ...EMPTY,
      kind: "transfer_written",
      at: at.toISOString(),
      reference,
      note: `${formatRupees(remitted)}, came ${istDayWords(remittedOn)}`,
    },
    {
      ...EMPTY,
      kind: "transfer_cancelled",
      at: cancelledAt.toISOString(),
      reference,
      note: reason,
    },
  ];
}

/**
 * The weight differences of an order that is paid at the door. No money moves, because the courier
 * collects less.
 */
function lessAtTheDoor(
  { paymentMethod, refunds }: PlacedOrder,
  noteNumbers: BookSources["noteNumbers"],
): Entry[] {
  if (paymentMethod !== "COD") return [];
  return refunds
    .filter(({ isWeight }) => isWeight)
    .map(({ id, amount, at, note }) => ({
      ...EMPTY,
      kind: "weight",
      at: at.toISOString(),
      creditNote: noteNumbers[id] ?? null,
      note: `${formatRupees(amount)} less is collected at the door. ${note ?? ""}`.trim(),
    }));
}

function draftEntry({ paymentMethod }: PlacedOrder, draftPaise: number): Entry {
  const isAtTheDoor = paymentMethod === "COD";
  return {
    ...EMPTY,
    kind: "weight",
    outPaise: isAtTheDoor ? 0 : draftPaise,
    note: isAtTheDoor ? `${formatRupees(draftPaise)} less will be collected at the door` : null,
  };
}
