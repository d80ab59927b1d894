import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Icon } from "@suvarna/ui/icon.tsx";
import { ArrowDown, ArrowUp, GripVertical } from "lucide";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { IconButton } from "../parts/button.tsx";

export interface SortableRow {
  readonly id: string;
  /** The name of the item. Screen readers read it in phrases such as "Move The bridal room". */
  readonly name: string;
  /** The position of the item in the shop; null for an item that shoppers do not see. */
  readonly place: number | null;
  readonly current: boolean;
  readonly content: ReactNode;
}

/** How many pixels the pointer must move before a press counts as a drag. */
const DRAG_PX = 4;

/**
 * A list whose rows the user moves by dragging, by Alt with the arrow keys, or by the arrow buttons
 * at the right.
 */
export function SortableList({
  name,
  rows,
  locked = false,
  onOpen,
  onMove,
}: {
  name: string;
  rows: readonly SortableRow[];
  /** Whether the user may not change the order. */
  locked?: boolean;
  onOpen(id: string): void;
  /**
   * Moves an item.
   * @param to the new position among all rows, from 0
   */
  onMove(id: string, to: number): void;
}) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }),
  );
  const list = useRef<HTMLOListElement>(null);
  const ids = rows.map(({ id }) => id);

  function move(id: string, to: number): void {
    if (locked || to < 0 || to >= rows.length) return;
    onMove(id, to);
    // While a row is moved, it keeps the keyboard focus.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-row="${id}"] [data-open]`)?.focus(),
    );
  }
  function dropped({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id) move(String(active.id), ids.indexOf(String(over.id)));
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={dropped}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} aria-label={name}>
          {rows.map((row, at) => (
            <Row
              key={row.id}
              row={row}
              locked={locked}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
              onOpen={() => onOpen(row.id)}
              onStep={(step) => move(row.id, at + step)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Row({
  row: { id, name, place, current, content },
  locked,
  isFirst,
  isLast,
  onOpen,
  onStep,
}: {
  row: SortableRow;
  locked: boolean;
  isFirst: boolean;
  isLast: boolean;
  onOpen(): void;
  onStep(step: -1 | 1): void;
}) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: locked });
  function key(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onStep(event.key === "ArrowUp" ? -1 : 1);
  }
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      data-row={id}
      aria-current={current || undefined}
      onKeyDown={key}
      style={{ transform: moved, transition }}
      className={`flex items-center gap-3 border-b border-line py-3 md:gap-4 ${
        isDragging ? "relative z-2 bg-surface shadow-float" : ""
      } ${current ? "bg-wine-tint md:-mx-2.5 md:px-2.5" : ""}`}
    >
      {locked ? null : (
        <span
          ref={setActivatorNodeRef}
          {...listeners}
          aria-hidden
          className="cursor-grab touch-none p-1.5 text-ink-mute max-md:hidden"
        >
          <Icon of={GripVertical} size={16} />
        </span>
      )}
      <span className="w-4 flex-none text-caption text-ink-mute max-md:hidden">{place ?? "–"}</span>
      <button
        type="button"
        data-open
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title={locked ? undefined : "Alt with ↑ or ↓ moves it"}
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-3 text-left md:gap-4"
      >
        {content}
      </button>
      {locked ? null : (
        <span className="flex flex-none max-md:flex-col">
          <IconButton
            kind="text"
            small
            icon={ArrowUp}
            name={`Move ${name} up`}
            disabled={isFirst}
            className={isFirst ? "border-transparent! bg-transparent! opacity-40" : ""}
            onClick={() => onStep(-1)}
          />
          <IconButton
            kind="text"
            small
            icon={ArrowDown}
            name={`Move ${name} down`}
            disabled={isLast}
            className={isLast ? "border-transparent! bg-transparent! opacity-40" : ""}
            onClick={() => onStep(1)}
          />
        </span>
      )}
    </li>
  );
}
