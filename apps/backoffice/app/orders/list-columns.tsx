import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import type { OrderSort } from "@suvarna/domain/order-views";
import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleCheck, Clock, Gift, TriangleAlert, Truck } from "lucide";
import { Link } from "react-router";
import type { Column } from "../parts/data-table.tsx";
import { Pill } from "../parts/pill.tsx";
import { NewestHead, SortHead, sortState } from "../parts/sort-head.tsx";
import { sayTime } from "../platform/times.ts";
import { OrderTotal } from "./order-total.tsx";
import { PiecesPictures } from "./pieces-pictures.tsx";
import { attentionNote, paymentWords, sayDispatch, stateLook } from "./words.ts";

const INK = { alert: "text-alert", amber: "text-amber", plain: "" } as const;

/**
 * The columns of the list of orders.
 * @param search the query of the list, by which an opened order finds the orders before and after
 *   it
 * @param sort the sort of the list
 */
export function listColumns(search: string, sort: OrderSort): readonly Column<OrderRow>[] {
  return [
    {
      id: "order",
      head: <NewestHead name="Order" sort={sort} />,
      sort: sortState("newest", sort),
      cell: ({ _id, number, createdAt }) => (
        <span className="max-md:flex max-md:items-baseline max-md:gap-1.5">
          <Link to={`/orders/${_id}${search}`} className="code font-medium hover:text-wine">
            {number}
          </Link>
          <span className="block text-hint text-ink-mute">{sayTime(createdAt)}</span>
        </span>
      ),
    },
    {
      id: "total-phone",
      head: null,
      figures: true,
      cell: (row) => (
        <span className="md:hidden">
          <OrderTotal row={row} />
        </span>
      ),
    },
    {
      id: "shopper",
      head: "Shopper",
      cell: ({ name, city }) => (
        <span className="block max-w-52.5">
          <span className="clip" title={name}>
            {name}
          </span>
          <span className="clip text-hint text-ink-mute">{city}</span>
        </span>
      ),
    },
    { id: "pieces", head: "Pieces", cell: ({ lines }) => <PiecesPictures lines={lines} /> },
    {
      id: "state",
      head: "State",
      cell: (row) => {
        const { words, tone } = stateLook(row);
        return <Pill tone={tone}>{words}</Pill>;
      },
    },
    { id: "payment", head: "Payment", phone: "hidden", cell: (row) => <PaymentCell row={row} /> },
    {
      id: "dispatch",
      head: "Dispatch",
      cell: (row) => {
        const { words, tone } = sayDispatch(row);
        return <span className={`block max-md:text-right ${INK[tone]}`}>{words}</span>;
      },
    },
    { id: "look", head: "Look at", phone: "wide", cell: (row) => <LookAt row={row} /> },
    {
      id: "total",
      head: <SortHead by="total" name="Total" sort={sort} first="down" />,
      sort: sortState("total", sort),
      figures: true,
      phone: "hidden",
      cell: (row) => <OrderTotal row={row} />,
    },
  ];
}

const METHOD_NAMES = { COD: "At the door", ONLINE: "Online", COUNTER: "At the counter" } as const;
const PAYMENT_ICONS = { leaf: CircleCheck, amber: TriangleAlert, alert: TriangleAlert } as const;
const PAYMENT_INK = { leaf: "text-leaf", amber: "text-amber", alert: "text-alert" } as const;

function PaymentCell({ row }: { row: OrderRow }) {
  const { paymentState, paymentMethod } = row;
  const isUnsent = row.hindrances.some(({ code }) => code === "refund_failed");
  const { words, tone } = paymentWords({ ...row, isUnsent });
  const isLoud = tone === "leaf" || tone === "amber" || tone === "alert";
  const icon = isLoud ? PAYMENT_ICONS[tone] : paymentState === "on_delivery" ? Truck : Clock;
  return (
    <>
      <span className={`flex items-center gap-1.5 ${isLoud ? PAYMENT_INK[tone] : ""}`}>
        <Icon of={icon} size={15} />
        {words}
      </span>
      <span className="block pl-5 text-hint text-ink-mute">{METHOD_NAMES[paymentMethod]}</span>
    </>
  );
}

function LookAt({ row }: { row: OrderRow }) {
  return (
    <>
      <AttentionNote row={row} />
      {row.assignedTo ? (
        <span className="clip max-w-40 text-hint text-ink-mute">With {row.assignedTo.name}</span>
      ) : null}
    </>
  );
}

/** The cell with the most important hindrance of an order, or with the mark of a gift message. */
export function AttentionNote({ row }: { row: OrderRow }) {
  const words = attentionNote(row);
  if (words !== null) {
    return (
      <span className="flex items-center gap-1.25 text-amber">
        <Icon of={TriangleAlert} size={15} />
        {words}
      </span>
    );
  }
  if (!row.hasGiftMessage || row.state === "delivered") return null;
  return (
    <span className="flex items-center gap-1.25 text-ink-soft">
      <Icon of={Gift} size={15} />
      Gift note
    </span>
  );
}
