import type { REMITTANCE_VIEWS, Remittance } from "@suvarna/contract/orders/remittance-schemas";
import { paise } from "@suvarna/domain/money";
import { Link } from "react-router";
import type { Column } from "../parts/data-table.tsx";
import { Money } from "../parts/money.tsx";
import { sayAgo, sayTime } from "../platform/times.ts";
import { courierOf } from "./courier-of-cash.ts";

export type CashView = (typeof REMITTANCE_VIEWS)[number];

/** A row of the list. An order may have several cancelled transfers, each with a row of its own. */
export type CashRow = Remittance & { readonly _id: string };

const ORDER: Column<CashRow> = {
  id: "order",
  head: "Order",
  cell: ({ orderId, orderNumber }) => (
    <Link to={`/orders/${orderId}`} className="code font-medium text-wine">
      {orderNumber}
    </Link>
  ),
};
const DUE: Column<CashRow> = {
  id: "due",
  head: "Taken",
  figures: true,
  cell: ({ due }) => <Money paise={paise(due)} />,
};
const COURIER: Column<CashRow> = {
  id: "courier",
  head: "Courier",
  phone: "named",
  cell: (row) => <span className="clip max-w-70">{courierOf(row)}</span>,
};

const CAME: Column<CashRow> = {
  id: "remitted",
  head: "Came",
  figures: true,
  phone: "named",
  cell: ({ remitted }) => (remitted === null ? "–" : <Money paise={paise(remitted)} />),
};
const DIFFERENCE: Column<CashRow> = {
  id: "difference",
  head: "Difference",
  figures: true,
  phone: "named",
  cell: ({ due, remitted }) => {
    const difference = paise(remitted ?? 0) - paise(due);
    return difference === 0 ? "–" : <Money paise={difference} className="text-alert" />;
  },
};
const REFERENCE: Column<CashRow> = {
  id: "reference",
  head: "Reference",
  phone: "named",
  cell: ({ reference, remittedOn }) => (
    <span className="block min-w-0 max-md:text-right">
      <span className="code">{reference}</span>
      <span className="block text-hint text-ink-mute">{remittedOn}</span>
    </span>
  ),
};
const WRITTEN: Column<CashRow> = {
  id: "written",
  head: "Written down",
  phone: "named",
  cell: ({ writtenAt, writtenBy }) => <ByAndAt at={writtenAt} by={writtenBy} />,
};
const CANCELLED: Column<CashRow> = {
  id: "cancelled",
  head: "Cancelled",
  phone: "named",
  cell: ({ cancelled }) => <ByAndAt at={cancelled?.at ?? null} by={cancelled?.by ?? null} />,
};
const REASON: Column<CashRow> = {
  id: "reason",
  head: "Why",
  phone: "wide",
  cell: ({ cancelled }) => <span className="whitespace-pre-line">{cancelled?.reason}</span>,
};

/** A time and the person; the name is missing when the person has left. */
function ByAndAt({ at, by }: { at: string | null; by: string | null }) {
  if (at === null) return "–";
  return (
    <span className="block max-md:text-right">
      {sayTime(at)}
      <span className="block text-hint text-ink-mute">{by ?? "somebody who left"}</span>
    </span>
  );
}

const WAITING_COLUMNS: readonly Column<CashRow>[] = [
  ORDER,
  DUE,
  COURIER,
  {
    id: "delivered",
    head: "Delivered",
    figures: true,
    phone: "named",
    cell: ({ deliveredAt }) => (
      <>
        {sayTime(deliveredAt)}
        <span className="text-hint text-ink-mute max-md:ml-2 md:block">{sayAgo(deliveredAt)}</span>
      </>
    ),
  },
];

const SENT_COLUMNS: readonly Column<CashRow>[] = [
  ORDER,
  COURIER,
  { ...DUE, phone: "named" },
  CAME,
  DIFFERENCE,
  REFERENCE,
];

export const CASH_COLUMNS: Readonly<Record<CashView, readonly Column<CashRow>[]>> = {
  waiting: WAITING_COLUMNS,
  different: SENT_COLUMNS,
  remitted: SENT_COLUMNS,
  cancelled: [ORDER, CAME, REFERENCE, WRITTEN, CANCELLED, REASON],
};
