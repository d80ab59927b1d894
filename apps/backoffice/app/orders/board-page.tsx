import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { moveOrder } from "@suvarna/contract/orders/staff";
import { listOrderRows } from "@suvarna/contract/orders/staff-desk";
import type { OrderRow } from "@suvarna/contract/orders/staff-desk-schemas";
import { canMove, type StaffMove } from "@suvarna/domain/order";
import type { OrderView } from "@suvarna/domain/order-views";
import { ORDER_STATE_WORDS } from "@suvarna/words/en/statuses";
import { useState } from "react";
import { PageHead } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { BoardColumn, type BoardState } from "./board-column.tsx";
import { CashQuestion } from "./cash-question.tsx";
import { ShowAs, ShowOther } from "./show-as.tsx";

/**
 * The columns of the board. Each has a state, the next state of its orders, and a text below its
 * name.
 */
const COLUMNS = [
  { state: "confirmed", next: "processing", counted: "to pack" },
  { state: "processing", next: "shipped", counted: "to dispatch" },
  { state: "shipped", next: "delivered", counted: "on the way" },
  { state: "delivered", next: null, counted: "delivered" },
] as const;

/** The views that leave out orders without anything to pack, by the state of the column. */
const VIEW_OF: Partial<Record<BoardState, OrderView>> = {
  confirmed: "to_pack",
  processing: "to_dispatch",
};

const DRAG_FROM_PX = 8;

/**
 * The board: orders as cards in a column for each state. A button, a key or dragging moves an
 * order.
 */
export function BoardPage() {
  const mayMove = useMay("orders.move");
  const move = useChange(moveOrder, "/staff/orders");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
  );

  const [cashRow, setCashRow] = useState<OrderRow | null>(null);

  function askOrMove(row: OrderRow, to: StaffMove): void {
    if (to === "delivered" && row.cashPaise) setCashRow(row);
    else void moveTo(row, to);
  }

  async function moveTo(row: OrderRow, to: StaffMove): Promise<void> {
    try {
      const body = { from: row.state, to };
      const answer = await move.mutateAsync({ params: { id: row._id }, body });
      if ("approval" in answer) toast.done(`${row.number} waits for a second person`);
      else toast.done(`${row.number} moved to ${ORDER_STATE_WORDS[to]}`);
    } catch (error) {
      toast.failed(...failureWords(error, `${row.number} stays where it is`));
    }
  }
  function drop({ active, over }: DragEndEvent): void {
    const row = active.data.current?.["row"] as OrderRow | undefined;
    const to = over?.id as BoardState | undefined;
    if (!row || !to || to === row.state) return;
    if (to === "confirmed" || !canMove(row.state, to)) {
      const [from, wanted] = [ORDER_STATE_WORDS[row.state], ORDER_STATE_WORDS[to]];
      toast.failed(`${row.number} can't go from ${from} to ${wanted}`);
      return;
    }
    askOrMove(row, to);
  }

  return (
    <>
      <PageHead
        title="Orders"
        beside={<ShowOther now="board" />}
        actions={<ShowAs now="board" />}
      />
      <DndContext sensors={sensors} onDragEnd={drop}>
        <div className="grid gap-x-6 gap-y-8 md:grid-cols-2 wide:grid-cols-4">
          {COLUMNS.map((column) => (
            <Column key={column.state} {...column} onMove={mayMove ? askOrMove : undefined} />
          ))}
        </div>
      </DndContext>
      {cashRow ? (
        <CashQuestion
          cash={cashRow.cashPaise ?? 0}
          number={`Order ${cashRow.number}`}
          open
          onClose={() => setCashRow(null)}
          onDeliver={() => moveTo(cashRow, "delivered")}
        />
      ) : null}
      <p className="mt-4 text-caption text-ink-mute">
        An order moves only along the drawn states: the button names the next one. Dragging does the
        same, and stops where it may not go.
      </p>
    </>
  );
}

function Column({
  state,
  next,
  counted,
  onMove,
}: (typeof COLUMNS)[number] & {
  onMove: ((row: OrderRow, to: StaffMove) => void) | undefined;
}) {
  const view = VIEW_OF[state];
  const query = { ...(view ? { view } : { state }), limit: 20 } as const;
  const orders = useRead(listOrderRows, { query });
  return (
    <Answer of={orders} what={`Orders in ${ORDER_STATE_WORDS[state]}`}>
      {({ items, total, isMore }) => (
        <BoardColumn
          state={state}
          next={next}
          counted={`${total.toLocaleString("en-IN")}${isMore ? "+" : ""} ${counted}`}
          total={total}
          rows={items.toSorted(byPromise)}
          onMove={onMove}
        />
      )}
    </Answer>
  );
}

/** Sorts open orders by the promised time of dispatch, the earliest first. */
function byPromise(a: OrderRow, b: OrderRow): number {
  const open = a.state === "confirmed" || a.state === "processing";
  if (!open) return 0;
  return (a.dispatchBy ?? "9").localeCompare(b.dispatchBy ?? "9");
}
