import { appendFile } from "node:fs/promises";

/** A measured figure with its reference, which was measured in the same run. */
export interface Figure {
  /** The subject of the measurement, such as `home page`. */
  readonly what: string;
  readonly value: number;
  /** The unit of the figure and of its reference, such as `requests/s`. */
  readonly unit: string;
  /**
   * The figure of another program to compare with; null for a figure such as a score, with which no
   * other can be compared.
   */
  readonly reference: { readonly name: string; readonly value: number } | null;
}

/** A figure of a run of `npm run bench`, with the size of the shop in which it was measured. */
export interface RunFigure extends Figure {
  readonly command: string;
  readonly engine: string;
  /**
   * The number of pieces in the shop; null for a measurement that does not depend on the number.
   */
  readonly pieces: number | null;
  /** The average number of processes that wanted to run in the minute before the command began. */
  readonly load: number;
  /** The commit that was measured. */
  readonly commit: string;
}

/**
 * Prints figures as a table. `npm run bench` names a file in `BENCH_FIGURES`. The figures are added
 * to this file for docs/benchmarks.md, one JSON object per line.
 */
export async function printFigures(figures: readonly Figure[]): Promise<void> {
  for (const figure of figures) console.log(lineOf(figure));
  const file = process.env["BENCH_FIGURES"];
  if (!file) return;
  await appendFile(file, figures.map((figure) => `${JSON.stringify(figure)}\n`).join(""));
}

/** Returns a figure as a line of text. */
export function lineOf({ what, value, unit, reference }: Figure): string {
  const own = `${what.padEnd(34)}${`${formatValue(value)} ${unit}`.padStart(20)}`;
  if (!reference) return own;
  const other = `${reference.name}: ${formatValue(reference.value)} ${unit}`;
  return `${own}   ${other}   ratio ${formatRatio({ value, reference })}`;
}

/**
 * Formats a number without decimals from 100 upwards, with one decimal from 10 upwards, and else
 * with two.
 */
export function formatValue(value: number): string {
  const digits =
    Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en-IN", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Returns the figure divided by its reference, with two decimals; a dash without a reference. */
export function formatRatio({ value, reference }: Pick<Figure, "value" | "reference">): string {
  return reference ? (value / reference.value).toFixed(2) : "–";
}

/** Returns the median of several rounds. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
