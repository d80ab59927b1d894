import {
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useKey } from "../platform/keys.ts";
import { pageTick } from "./page-tick.ts";
import { useHold } from "./use-hold.ts";

/** The background of a chosen row reaches 10 px beyond the table on both sides. */
const CHOSEN =
  "bg-wine-tint md:shadow-[-10px_0_0_var(--color-wine-tint),10px_0_0_var(--color-wine-tint)]";
const HOVERED =
  "md:hover:bg-shell md:hover:shadow-[-10px_0_0_var(--color-shell),10px_0_0_var(--color-shell)]";
/** The current row has a coloured line above and below. */
const CURRENT =
  "md:[&>td]:shadow-[inset_0_1px_0_var(--color-wine),inset_0_-1px_0_var(--color-wine)]";

const PHONE = {
  wide: "max-md:col-span-2 max-md:text-left",
  named: "max-md:col-span-2 max-md:flex max-md:items-baseline max-md:justify-between",
  first: "max-md:col-start-2 max-md:row-start-1",
  hidden: "max-md:hidden",
};

const NOTHING: ReadonlySet<string> = new Set();

const features = tableFeatures({ rowSelectionFeature });

/**
 * A column of the table. On a phone each row is a block of two columns, which show the cells in the
 * order of the columns.
 */
export interface Column<Row> {
  readonly id: string;
  readonly head: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Whether the cells are right-aligned, as numbers are. */
  readonly figures?: boolean;
  /**
   * How a phone shows the cell: over the whole width, over the whole width with the column's name,
   * at the right of the first line, not at all, or in one of two columns (the default).
   */
  readonly phone?: "wide" | "named" | "first" | "hidden";
  readonly sort?: "ascending" | "descending" | undefined;
}

/** The ids of the rows that the user has chosen for a change of many. */
export interface Choice {
  readonly chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  /** Whether a phone always shows the checkboxes. Otherwise the user holds a row to choose it. */
  readonly alwaysOnPhones?: boolean;
  /** The name of a row, which labels its checkbox. */
  nameOf(id: string): string;
}

/**
 * A list of rows that the server sorts, filters and divides into pages. The keys J and K move to
 * the next and the previous row, Enter opens the current row, and X chooses it. A click with the
 * shift key chooses a range. On a phone the user chooses a row by holding it, and all rows then
 * show their checkboxes.
 * @param open the address to which a row leads
 */
export function DataTable<Row extends { readonly _id: string }>({
  name,
  rows,
  columns,
  open,
  choice,
  tight = false,
  changed,
  onCurrent,
}: {
  /** The name of the table for screen readers. */
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  open?: (row: Row) => string;
  choice?: Choice;
  /** Whether rows are 36 px high instead of 44 px. */
  tight?: boolean;
  /** The id of the row whose data has just changed. */
  changed?: string | null;
  /** Receives the id of the row that becomes the current row by a key or a click. */
  onCurrent?: (id: string) => void;
}) {
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<string | null>(null);

  const selection = useMemo<RowSelectionState>(
    () => Object.fromEntries([...(choice?.chosen ?? [])].map((id) => [id, true])),
    [choice?.chosen],
  );
  const definitions = useMemo(
    () => columns.map(({ id }) => ({ id, header: id, cell: () => null })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row) => row._id,
    state: { rowSelection: selection },
    onRowSelectionChange: (next) => {
      const after = typeof next === "function" ? next(selection) : next;
      choice?.onChoose(new Set(Object.keys(after).filter((id) => after[id])));
    },
  });

  function go(step: number): void {
    if (rows.length === 0) return;
    const at = rows.findIndex(({ _id }) => _id === current);
    const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
    if (!next) return;
    setCurrent(next._id);
    onCurrent?.(next._id);
    body.current?.querySelector(`[data-row="${next._id}"]`)?.scrollIntoView({ block: "nearest" });
  }
  const currentRow = rows.find(({ _id }) => _id === current);
  useKey("j", () => go(1));
  useKey("k", () => go(-1));
  useKey("enter", () => currentRow && open && void navigate(open(currentRow)), Boolean(currentRow));
  useKey(
    "x",
    () => currentRow && table.getRow(currentRow._id).toggleSelected(),
    Boolean(choice && currentRow),
  );

  useKey("esc", () => choice?.onChoose(new Set()), (choice?.chosen.size ?? 0) > 0);

  /** Chooses a row, or with the shift key all rows from the last chosen row. */
  function choose(id: string, withShift: boolean): void {
    if (!choice) return;
    const ids = rows.map((row) => row._id);
    const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)].sort((a, b) => a - b);
    const next = new Set(choice.chosen);
    if (withShift && anchor && from !== undefined && to !== undefined) {
      for (const one of ids.slice(from, to + 1)) next.add(one);
    } else if (!next.delete(id)) next.add(id);
    setAnchor(id);
    choice.onChoose(next);
  }

  const hold = useHold((id) => choose(id, false));
  const tick = pageTick(
    rows.map(({ _id }) => _id),
    choice?.chosen ?? NOTHING,
  );
  const isChoosing = choice !== undefined && (choice.alwaysOnPhones || choice.chosen.size > 0);
  const height = tight ? "md:h-9" : "md:h-11";
  const side = (index: number) =>
    `${index === 0 && !choice ? "md:pl-0" : ""} ${index === columns.length - 1 ? "md:pr-0" : ""}`;
  return (
    <table className="w-full border-collapse max-md:block">
      <caption className="sr-only">{name}</caption>
      <thead className="max-md:hidden">
        <tr className="border-b border-line-strong text-left text-hint text-ink-mute">
          {choice ? (
            <th scope="col" className="w-7.5 py-2 pr-1">
              <input
                type="checkbox"
                className="tick"
                aria-label="Choose all on this page"
                checked={tick === "all"}
                ref={(box) => {
                  if (box) box.indeterminate = tick === "some";
                }}
                onChange={(event) => table.toggleAllRowsSelected(event.currentTarget.checked)}
              />
            </th>
          ) : null}
          {columns.map(({ id, head, figures, sort }, index) =>
            head === null ? (
              <td key={id} />
            ) : (
              <th
                key={id}
                scope="col"
                aria-sort={sort}
                className={`px-2.5 py-2 align-bottom font-medium whitespace-nowrap ${figures ? "text-right" : ""} ${side(index)}`}
              >
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody ref={body} className="max-md:block">
        {table.getRowModel().rows.map(({ id, original: row }) => {
          const isChosen = choice?.chosen.has(id) ?? false;
          const ground = isChosen ? CHOSEN : open ? HOVERED : "";
          const mark = id === current ? CURRENT : "";
          const tint = id === changed ? "bg-leaf-tint" : "";
          return (
            <tr
              key={id}
              data-row={id}
              aria-selected={choice ? isChosen : undefined}
              {...(choice ? hold(id) : {})}
              onClick={(event) => {
                setCurrent(id);
                onCurrent?.(id);
                const inside = (event.target as Element).closest("a,button,input,select,label");
                if (open && !inside && !window.getSelection()?.toString()) void navigate(open(row));
              }}
              className={`border-b border-line transition-colors duration-150 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0.75 max-md:py-3 ${isChoosing ? "max-md:relative max-md:pl-9" : ""} ${open ? "cursor-pointer" : ""} ${ground} ${mark} ${tint}`}
            >
              {choice ? (
                <td
                  className={`pr-1 ${isChoosing ? "max-md:absolute max-md:top-3 max-md:left-0" : "max-md:hidden"} ${height}`}
                >
                  <input
                    type="checkbox"
                    className="tick"
                    aria-label={`Choose ${choice.nameOf(id)}`}
                    checked={isChosen}
                    onClick={(event) => choose(id, event.shiftKey)}
                    onChange={() => undefined}
                  />
                </td>
              ) : null}
              {columns.map(({ id: column, head, cell, figures, phone }, index) => (
                <td
                  key={column}
                  className={`md:px-2.5 ${height} ${side(index)} ${figures ? "text-right whitespace-nowrap" : ""} ${phone ? PHONE[phone] : ""}`}
                >
                  {phone === "named" ? (
                    <span aria-hidden className="mr-3 text-hint text-ink-mute md:hidden">
                      {head}
                    </span>
                  ) : null}
                  {cell(row)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
