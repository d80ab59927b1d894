import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import type { AnswerField } from "@suvarna/domain/canned-answer";
import { formatRupees } from "@suvarna/domain/formats";
import { paise } from "@suvarna/domain/money";
import { istDate } from "@suvarna/words/en/indian-time";

type FilledOrder = Pick<
  DeskOrder,
  "number" | "createdAt" | "status" | "total" | "paymentMethod" | "items" | "refunded"
>;

const METHODS = {
  ONLINE: "online payment",
  COD: "cash on delivery",
  COUNTER: "at the counter",
} as const;

/**
 * The values of the fields of a canned answer, from a ticket and an order of its shopper. A field
 * without a value is left out: `piece` when the order has several pieces, `refund` without a
 * refund.
 */
export function answerValues(
  ticket: { readonly id: string; readonly name: string },
  order: FilledOrder | undefined,
  myName: string,
): Partial<Record<AnswerField, string>> {
  const ofTicket = {
    "first name": firstWord(ticket.name),
    name: ticket.name,
    "ticket number": ticket.id,
    "my name": firstWord(myName),
  };
  if (!order) return ofTicket;
  const { number, createdAt, status, total, paymentMethod, items, refunded } = order;
  const [item, ...others] = items;
  return {
    ...ofTicket,
    "order number": number,
    "order date": istDate(Date.parse(createdAt)),
    "order state": status.toLowerCase(),
    "order total": formatRupees(paise(total)),
    "payment method": METHODS[paymentMethod],
    pieces: items.map(({ name }) => name).join(", "),
    ...(item && others.length === 0 ? { piece: item.name } : {}),
    ...(refunded ? { refund: formatRupees(paise(refunded)) } : {}),
  };
}

function firstWord(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}
