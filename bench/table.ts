import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatRatio, formatValue, type RunFigure } from "./figures.ts";

const ROOT = join(import.meta.dirname, "..");

/** The results of a complete run of `npm run bench`. */
export interface Run {
  /** The names and values that `describeMachine` returns. */
  readonly machine: readonly (readonly [string, string])[];
  readonly figures: readonly RunFigure[];
  /** The commands that missed a target or could not measure, with the reason. */
  readonly missed: readonly string[];
}

/**
 * Writes docs/benchmarks.md, and adds every figure with its machine to bench/results/figures.jsonl.
 */
export async function writeTable(run: Run): Promise<void> {
  await mkdir(join(ROOT, "bench/results"), { recursive: true });
  const lines = [{ machine: Object.fromEntries(run.machine) }, ...run.figures];
  const raw = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  await writeFile(join(ROOT, "bench/results/figures.jsonl"), raw);
  await writeFile(join(ROOT, "docs/benchmarks.md"), markdownOf(run));
  console.log("\nWritten: docs/benchmarks.md, bench/results/figures.jsonl");
}

/** Returns the page docs/benchmarks.md of a run as Markdown. */
export function markdownOf({ machine, figures, missed }: Run): string {
  return [
    "# Benchmarks",
    "",
    "`npm run bench` measures all of this, and writes this page and",
    "[bench/results/figures.jsonl](../bench/results/figures.jsonl). Each figure stands beside a reference that was",
    "measured in the same run on the same cores, and the ratio is the result: a number alone says more about the machine",
    "than about the shop. What each command does stands in [bench/README.md](../bench/README.md). A load above 0.5 means",
    "that other work ran on the machine when the command began.",
    "",
    ...rows([["machine", ""], ...machine]),
    "",
    ...rows([
      ["what", "engine", "pieces", "figure", "reference", "its figure", "ratio", "load"],
      ...figures.map(cellsOf),
    ]),
    ...(missed.length > 0 ? ["", "Not as wanted:", ""] : []),
    ...missed.map((line) => `- ${line}`),
    "",
  ].join("\n");
}

function cellsOf({ what, engine, pieces, value, unit, reference, load }: RunFigure): string[] {
  return [
    what,
    engine,
    pieces === null ? "example" : pieces.toLocaleString("en-IN"),
    `${formatValue(value)} ${unit}`,
    reference?.name ?? "–",
    reference ? `${formatValue(reference.value)} ${unit}` : "–",
    formatRatio({ value, reference }),
    load.toFixed(1),
  ];
}

/** Returns a Markdown table. Its first row is the head. */
function rows([head = [], ...body]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)];
}
