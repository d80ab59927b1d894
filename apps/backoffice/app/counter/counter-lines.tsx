import type { CounterQuote } from "@suvarna/contract/orders/counter-schemas";
import type { DraftLine } from "./counter-draft.ts";
import { CounterLine } from "./counter-line.tsx";

/** The pieces of a counter order with their sizes and their prices at the current rates. */
export function CounterLines({
  lines,
  takenAway,
  quote,
  last,
  errors,
  onChange,
}: {
  lines: readonly DraftLine[];
  /** Whether the pieces are taken away now. Other pieces are weighed at the dispatch. */
  takenAway: boolean;
  /** The prices of the lines; undefined until the server has answered. */
  quote: CounterQuote | undefined;
  /** The last prices, whose facts about the pieces are shown until the server has answered. */
  last: CounterQuote | undefined;
  /** The error messages of the server for a refused order, by field. */
  errors: Readonly<Record<string, string>>;
  onChange(lines: readonly DraftLine[]): void;
}) {
  return (
    <ul aria-label="Chosen pieces" className="mt-3 border-t border-line">
      {lines.map((line, place) => {
        const priced = quote?.lines[place];
        const known = [priced, last?.lines[place]].find(
          (one) => one?.productId === line.product._id,
        );
        return (
          <CounterLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the user may choose a piece twice, so its id is no key.
            key={place}
            line={line}
            place={place}
            takenAway={takenAway}
            priced={priced}
            known={known}
            errors={errors}
            onChange={(changed) => onChange(lines.map((one, at) => (at === place ? changed : one)))}
            onRemove={() => onChange(lines.filter((_, at) => at !== place))}
          />
        );
      })}
    </ul>
  );
}
