import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import * as say from "@suvarna/words/here/compare";
import { useState } from "react";
import { LifeSize, ScaleButton } from "../catalogue/index.ts";
import { MOST_COMPARED } from "../pieces/index.ts";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { useShop } from "../platform/root-data.ts";
import { CompareHead } from "./compare-head.tsx";
import { type Cell, compareGroups, differingRows, type Row } from "./compare-rows.ts";
import type { ComparedPiece } from "./compared-piece.ts";
import { FIRST_COLUMN } from "./first-column.ts";
import { useDeliveryEstimate } from "./use-delivery-estimate.ts";

/**
 * The limits of the table's width by the number of its columns. On a phone two pieces stand side by
 * side without scrolling, and the edge of a third column shows that there is more. On a wide screen
 * the picture of a single piece does not fill a half of the page.
 */
const WIDTHS: Readonly<Record<number, string>> = {
  3: "max-lg:min-w-87 lg:max-w-192",
  4: "max-lg:min-w-119",
  5: "max-lg:min-w-150",
};

/** The head and the table of the comparison, with prices that follow the live rates. */
export function CompareTable({
  pieces,
  title,
  caption,
}: {
  pieces: readonly ComparedPiece[];
  title: string;
  caption: string;
}) {
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const rates = useRatesPerGram();
  const { gstPercent, exchangePercent } = useShop();
  const arrival = useDeliveryEstimate();
  const all = compareGroups(pieces, {
    rates,
    gstRateBp: Math.round(gstPercent * 100),
    exchangeBp: Math.round(exchangePercent * 100),
    arrival,
  });
  const groups = onlyDiffering ? differingRows(all) : all;
  const hasSlot = pieces.length < MOST_COMPARED;
  const columns = pieces.length + 1 + (hasSlot ? 1 : 0);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-5 pb-7.5">
        <div>
          <h1>{title}</h1>
          <p className="mt-2 text-[1.0625rem] leading-[1.6] text-ink-soft">{caption}</p>
        </div>
        {pieces.length > 1 ? (
          <Checkbox
            checked={onlyDiffering}
            onChange={({ target }) => setOnlyDiffering(target.checked)}
            className="noscript:hidden"
          >
            {say.onlyDifferences}
          </Checkbox>
        ) : null}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a focusable region scrolls by the arrow keys
        tabIndex={0}
        aria-label={say.scrollsSideways}
        className="max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:[scrollbar-width:none]"
      >
        <table
          className={`w-full table-fixed border-collapse text-[0.9375rem] ${WIDTHS[columns] ?? ""}`}
        >
          <caption className="sr-only">{title}</caption>
          <CompareHead pieces={pieces} hasSlot={hasSlot} />
          {groups.map(({ title: group, rows }) => (
            <tbody key={group}>
              <tr>
                <th
                  colSpan={columns}
                  scope="colgroup"
                  className="border-b border-line-strong pt-8.5 pb-2 text-left font-display text-[1.25rem] leading-[1.3] font-normal"
                >
                  <span className="max-lg:sticky max-lg:left-0">{group}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Line key={row.label} row={row} pieces={pieces} hasSlot={hasSlot} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}

function Line({
  row: { label, cells, isTotal },
  pieces,
  hasSlot,
}: {
  row: Row;
  pieces: readonly ComparedPiece[];
  hasSlot: boolean;
}) {
  const isDrawn = label === say.lifeSize;
  const aligned = isDrawn ? "align-bottom" : "align-baseline";
  return (
    <tr className="border-b border-line">
      <th
        scope="row"
        className={`${FIRST_COLUMN} py-3 pr-2.5 ${aligned} font-normal text-ink-mute max-lg:text-caption lg:py-3.5 lg:pr-5`}
      >
        {label}
      </th>
      {pieces.map((piece, index) => {
        const cell = cells[index];
        return (
          <td
            key={piece._id}
            className={`py-3 pr-3.5 tabular-nums lg:py-3.5 lg:pr-6 ${aligned} ${isDrawn ? "text-small text-ink-mute" : ""}`}
          >
            {isDrawn && index === 0 ? <ScaleButton className="mb-3 block! text-left" /> : null}
            {isDrawn ? <LifeSize piece={piece} /> : null}
            {cell ? <Words cell={cell} isTotal={isTotal ?? false} count={pieces.length} /> : null}
          </td>
        );
      })}
      {hasSlot ? <td /> : null}
    </tr>
  );
}

function Words({
  cell: { lines, note, isLeast },
  isTotal,
  count,
}: {
  cell: Cell;
  isTotal: boolean;
  count: number;
}) {
  return (
    <>
      {lines.map((line) => (
        <span
          key={line}
          className={`block ${isTotal ? "text-[1rem] font-semibold lg:text-[1.125rem]" : isLeast ? "font-semibold" : ""}`}
        >
          {isTotal ? <Sum text={line} /> : line}
        </span>
      ))}
      {note ? <small className="block text-caption text-ink-mute">{note}</small> : null}
      {isLeast ? (
        <small className="block text-caption text-ink-mute">{say.leastOf(count)}</small>
      ) : null}
    </>
  );
}

/** A sum of money with small paise; a text that is not a sum is shown unchanged. */
function Sum({ text }: { text: string }) {
  if (!text.startsWith("₹")) return text;
  return (
    <>
      {text.slice(0, -3)}
      <span className="text-[0.82em] font-normal text-ink-mute">{text.slice(-3)}</span>
    </>
  );
}
