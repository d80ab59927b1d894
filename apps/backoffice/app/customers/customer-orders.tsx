import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { Link } from "react-router";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Money } from "../parts/money.tsx";
import { toneOfOrder } from "../parts/order-tones.ts";
import { Pill } from "../parts/pill.tsx";
import { sayTime } from "../platform/times.ts";

/** The list of a shopper's newest orders. */
export function CustomerOrders({ orders, total }: { orders: readonly DeskOrder[]; total: number }) {
  if (orders.length === 0) return <p className="text-ink-mute">No order yet.</p>;
  return (
    <>
      <DataTable
        name="Orders"
        tight
        rows={orders}
        columns={COLUMNS}
        open={({ _id }) => `/orders/${_id}`}
      />
      {total > orders.length ? (
        <p className="mt-3 text-caption text-ink-mute">
          The newest {orders.length} of {total}.
        </p>
      ) : null}
    </>
  );
}

const COLUMNS: readonly Column<DeskOrder>[] = [
  {
    id: "number",
    head: "Order",
    cell: ({ _id, number }) => (
      <Link to={`/orders/${_id}`} className="code font-medium hover:text-wine">
        {number}
      </Link>
    ),
  },
  {
    id: "total",
    head: "Total",
    figures: true,
    cell: ({ total }) => <Money paise={paise(total)} />,
  },
  {
    id: "placed",
    head: "Placed",
    cell: ({ createdAt }) => (
      <span className="text-caption text-ink-mute">{sayTime(createdAt)}</span>
    ),
  },
  {
    id: "pieces",
    head: "Pieces",
    phone: "hidden",
    cell: ({ items }) => (
      <span className="clip max-w-70" title={items.map(({ name }) => name).join(", ")}>
        {items.map(({ name }) => name).join(", ")}
      </span>
    ),
  },
  {
    id: "state",
    head: "State",
    cell: (order) => <Pill tone={toneOfOrder(order)}>{order.status}</Pill>,
  },
];
