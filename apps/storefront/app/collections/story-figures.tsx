import * as say from "@suvarna/words/here/collections";
import type { Figure } from "./figures-row.ts";

/** A row of numbers about a collection; a phone shows two in a row. */
export function StoryFigures({ row }: { row: readonly Figure[] }) {
  if (row.length === 0) return null;
  return (
    <section aria-label={say.inFigures} className="wrap">
      <dl className="grid grid-cols-2 border-y border-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {row.map(({ value, words }) => (
          <div
            key={words}
            className="flex flex-col-reverse justify-end border-line py-4.5 pr-3.5 max-lg:even:border-l max-lg:even:pl-3.5 max-lg:last:odd:col-span-full max-lg:nth-[n+3]:border-t lg:px-6 lg:py-7 lg:not-first:border-l lg:first:pl-0"
          >
            <dt className="text-small text-ink-mute">{words}</dt>
            <dd className="text-[1.75rem] leading-[1.3] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
