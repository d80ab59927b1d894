import { useDraggable, useDroppable } from "@dnd-kit/core";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import type { StaffMove } from "@suvarna/domain/order";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button } from "../parts/button.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { AttentionNote } from "./list-columns.tsx";
import { OrderTotal } from "./order-total.tsx";
import { PiecesPictures } from "./pieces-pictures.tsx";
import { ASK_UNDELIVERED } from "./undelivered-dialog.tsx";
import { attentionNote, sayDispatch } from "./words.ts";

/** The labels of the buttons that move an order to its next state. */
const STEP_WORDS = { processing: "Start packing", shipped: "Dispatch", delivered: "Delivered" };
const INK = { alert: "text-alert", amber: "text-amber", plain: "text-ink-mute" } as const;

/** The order states that have a column on the board. */
export type BoardState = "confirmed" | NextState;
type NextState = keyof typeof STEP_WORDS;

/** A column of the board: the orders of one state as cards. */
export function BoardColumn({
  state,
  next,
  counted,
  total,
  rows,
  onMove,
}: {
  state: BoardState;
  next: NextState | null;
  counted: string;
  total: number;
  rows: readonly OrderRow[];
  onMove: ((row: OrderRow, to: StaffMove) => void) | undefined;
}) {
  const { setNodeRef, isOver } = useDroppable({ id: state });
  const name = ORDER_STATE_WORDS[state];
  return (
    <section ref={setNodeRef} aria-label={name} className={isOver ? "bg-wine-tint" : ""}>
      <div className="flex items-baseline gap-2 border-b border-line-strong py-2">
        <h2>{name}</h2>
        <span className="text-caption text-ink-mute">{counted}</span>
      </div>
      {rows.length === 0 ? <p className="py-3 text-caption text-ink-mute">No order here.</p> : null}
      <ul>
        {rows.map((row) => (
          <Card key={row._id} row={row} next={next} onMove={onMove} />
        ))}
      </ul>
      {total > rows.length ? (
        <p className="mt-2 text-caption">
          <Link to={`/orders?state=${state}`} className="link">
            All {total.toLocaleString("en-IN")}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function Card({
  row,
  next,
  onMove,
}: {
  row: OrderRow;
  next: NextState | null;
  onMove: ((row: OrderRow, to: StaffMove) => void) | undefined;
}) {
  const navigate = useNavigate();
  const wasDragged = useRef(false);
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: row._id,
    data: { row },
    disabled: !onMove || next === null,
  });
  if (isDragging) wasDragged.current = true;
  const { words, tone } = sayDispatch(row);
  const hinders = next === "shipped" && attentionNote(row) !== null;
  const moved = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {};
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={moved}
      className={`border-b border-line py-3 ${isDragging ? "relative z-20 bg-surface shadow-float" : ""}`}
    >
      <Link
        to={`/orders/${row._id}`}
        draggable={false}
        className="block"
        onClick={(event) => {
          // A click at the end of a drag must not open the order.
          if (wasDragged.current) event.preventDefault();
          wasDragged.current = false;
        }}
      >
        <span className="flex justify-between gap-2">
          <b className="code font-medium">{row.number}</b>
          <span className="text-right">
            <OrderTotal row={row} />
          </span>
        </span>
        <span className="clip text-ink-soft" title={row.name}>
          {row.name}
        </span>
        <span className="mt-2 flex justify-start">
          <PiecesPictures lines={row.lines} />
        </span>
        <span className="mt-2 flex flex-wrap justify-between gap-x-2 text-caption">
          <span className={INK[tone]}>{words}</span>
          <AttentionNote row={row} />
          {row.paymentMethod === "COD" && attentionNote(row) === null ? (
            <span className="text-ink-mute">Cash</span>
          ) : null}
        </span>
      </Link>
      {next && onMove ? (
        <span className="mt-2 flex flex-wrap gap-2">
          <NextButton
            next={next}
            disabled={hinders}
            onPress={() =>
              // Some moves need the order's own page: a dispatch needs weights, and some parcels
              // need a door code.
              next === "shipped" || row.needsDoorCode
                ? void navigate(`/orders/${row._id}`)
                : onMove(row, next)
            }
          />
          {next === "delivered" ? (
            <Button
              kind="text"
              small
              onClick={() => void navigate(`/orders/${row._id}`, { state: ASK_UNDELIVERED })}
              onPointerDown={(event) => event.stopPropagation()}
            >
              Came back
            </Button>
          ) : null}
        </span>
      ) : null}
    </li>
  );
}

function NextButton({
  next,
  disabled,
  onPress,
}: {
  next: NextState;
  disabled: boolean;
  onPress(): void;
}) {
  const [isPressed, setPressed] = useState(false);
  return (
    <MoneyButton
      quiet
      small
      disabled={disabled}
      busy={isPressed ? STEP_WORDS[next] : false}
      onClick={() => {
        setPressed(true);
        onPress();
        setTimeout(() => setPressed(false), 2000);
      }}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {STEP_WORDS[next]}
    </MoneyButton>
  );
}
