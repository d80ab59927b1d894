import type { ImportRow } from "@suvarna/contract/imports/staff-schemas";
import { paise } from "@suvarna/domain/money";
import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert } from "lucide";
import { sayMoney } from "../parts/money.tsx";
import { Pill, type Tone } from "../parts/pill.tsx";
import { cellWords, columnWords } from "./column-words.ts";

/** The maximum number of changed cells that are listed for a row. A new piece may have twenty. */
const CELLS_SHOWN = 6;

/** The kind of a row of the import or, after the import, its outcome. */
export function RowState({ row }: { row: ImportRow }) {
  const [tone, words] = stateOf(row);
  return <Pill tone={tone}>{words}</Pill>;
}

function stateOf({ kind, outcome, unlikely }: ImportRow): readonly [Tone, string] {
  if (outcome === "undone") return ["sand", "Taken back"];
  if (outcome === "kept") return ["amber", "Kept"];
  if (outcome === "refused") return ["alert", "Refused"];
  if (outcome === "left_out") return ["sand", "Left out"];
  if (kind === "error") return ["alert", "Left out"];
  if (outcome === "written") return ["leaf", kind === "new" ? "Added" : "Changed"];
  if (unlikely.length > 0) return ["amber", "Look twice"];
  if (kind === "new") return ["leaf", "New"];
  return kind === "changed" ? ["wine", "Change"] : ["line", "Same"];
}

/**
 * The cells of a product that a row would change, with old and new values, or the reason why the
 * row can't be read.
 */
export function RowChanges({ row }: { row: ImportRow }) {
  const { errors, changes, unlikely, kind, priceMove, reason } = row;
  if (kind === "error") {
    return (
      <ul className="py-1.5 text-alert">
        {errors.map(({ column, says }) => (
          <li key={column + says} className="flex items-start gap-1.5">
            <Icon of={CircleAlert} size={15} className="mt-0.5" />
            <span>
              {column ? <b className="font-medium">{columnWords(column)} </b> : null}
              {says}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  const firstChanges = changes.slice(0, CELLS_SHOWN);
  const more = changes.length - firstChanges.length;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4.5 gap-y-1 py-1">
      {firstChanges.map((change) => (
        <Cell key={change.column} {...change} isNew={kind === "new"} />
      ))}
      {more > 0 ? <span className="text-hint text-ink-mute">and {more} more</span> : null}
      {unlikely.length > 0 ? (
        <span className="text-hint text-amber">{unlikely.map(({ says }) => says).join("; ")}</span>
      ) : priceMove ? (
        <span className="num text-hint text-ink-mute">
          price {priceMove > 0 ? "+" : ""}
          {sayMoney(paise(priceMove))}
        </span>
      ) : null}
      {reason ? <span className="text-hint text-alert">{reason}</span> : null}
    </div>
  );
}

function Cell({ column, before, after, isNew }: ImportRow["changes"][number] & { isNew: boolean }) {
  const now = cellWords(column, after);
  return (
    <span className="inline-flex max-w-full flex-wrap items-baseline gap-1.5">
      <span className="text-caption text-ink-mute">{columnWords(column)}</span>
      {isNew || before === "" ? null : (
        <del className="clip max-w-60 text-ink-mute">{cellWords(column, before)}</del>
      )}
      <ins
        title={now}
        className="clip max-w-60 bg-leaf-tint px-1 font-semibold text-leaf no-underline"
      >
        {now}
      </ins>
    </span>
  );
}
