import { appendFile } from "node:fs/promises";

/** A measured figure beside its reference, which was measured in the same run. */
export interface Figure {
  /** The thing that was measured, such as `home page`. */
  readonly what: string;
  readonly value: number;
  /** The unit of the figure and of its reference, such as `requests/s`. */
  readonly unit: string;
  /** Null for a figure that has no like in another program, such as a score. */
  readonly reference: { readonly name: string; readonly value: number } | null;
}

/** The figure of a run of `npm run bench`, with the shop in which it was measured. */
export interface RunFigure extends Figure {
  readonly command: string;
  readonly engine: string;
  /** The number of pieces in the shop; null where they do not matter. */
  readonly pieces: number | null;
  /** The average number of processes that wanted to run in the minute before the command began. */
  readonly load: number;
}

/**
 * Prints figures as a table. `npm run bench` names a file in `BENCH_FIGURES`, to which they are
 * added, one JSON object in a line, for docs/benchmarks.md.
 */
export async function tellFigures(figures: readonly Figure[]): Promise<void> {
  for (const figure of figures) console.log(lineOf(figure));
  const file = process.env["BENCH_FIGURES"];
  if (!file) return;
  await appendFile(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(""));
}

/** A figure as a line of text. */
export function lineOf({ what, value, unit, reference }: Figure): string {
  const own = `${what.padEnd(34)}${`${formatValue(value)} ${unit}`.padStart(20)}`;
  if (!reference) return own;
  const other = `${reference.name}: ${formatValue(reference.value)} ${unit}`;
  return `${own}   ${other}   ratio ${formatRatio({ value, reference })}`;
}

/** A number with as many digits as it deserves: none above 100, one above 10, otherwise two. */
export function formatValue(value: number): string {
  const digits =
    Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en-IN", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** The figure divided by its reference, with two decimals; a dash without a reference. */
export function formatRatio({ value, reference }: Pick<Figure, "value" | "reference">): string {
  return reference ? (value / reference.value).toFixed(2) : "–";
}

/** The middle one of several rounds. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
