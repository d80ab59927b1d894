import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatRatio, formatValue, type RunFigure } from "./figures.ts";

const ROOT = join(import.meta.dirname, "..");
const RESULTS = join(ROOT, "bench/results/figures.jsonl");

type Machine = readonly (readonly [string, string])[];

/** A command of `npm run bench`, and the shop that it measures. */
export interface Measured {
  readonly command: string;
  /** The filled shop of the measurement; null for a command that measures no filled shop. */
  readonly store: { readonly engine: string; readonly pieces: number } | null;
  /** Why the command could not measure, or which target it missed; null without a fault. */
  readonly fault: string | null;
}

/** A fault of a command, with the name of its measurement. */
interface Fault {
  readonly label: string;
  readonly fault: string;
}

/** The results of a run of `npm run bench`, or of a part of it. */
export interface Run {
  /** The names and values that `describeMachine` returns. */
  readonly machine: Machine;
  readonly measured: readonly Measured[];
  readonly figures: readonly RunFigure[];
}

/** The content of the page docs/benchmarks.md. */
export interface Page {
  readonly machine: Machine;
  readonly figures: readonly RunFigure[];
  readonly faults: readonly Fault[];
}

/**
 * Writes docs/benchmarks.md and bench/results/figures.jsonl. The results of earlier runs on the
 * same machine stay, except those that this run has measured again.
 */
export async function writeTable(run: Run): Promise<void> {
  const page = withEarlier(run, parseResults(await readFile(RESULTS, "utf8").catch(() => "")));
  await mkdir(join(RESULTS, ".."), { recursive: true });
  const lines = [{ machine: Object.fromEntries(page.machine) }, ...page.figures, ...page.faults];
  await writeFile(RESULTS, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  await writeFile(join(ROOT, "docs/benchmarks.md"), markdownOf(page));
  console.log("\nWritten: docs/benchmarks.md, bench/results/figures.jsonl");
}

/** Adds the results of earlier runs that a run has not measured again. */
export function withEarlier({ machine, measured, figures }: Run, earlier: Page | null): Page {
  const faults = measured.flatMap((one) =>
    one.fault === null ? [] : [{ label: labelOf(one), fault: one.fault }],
  );
  if (!earlier || processorOf(earlier.machine) !== processorOf(machine)) {
    return { machine, figures, faults };
  }
  const isOld = ({ command, engine, pieces }: RunFigure) =>
    !measured.some(
      (one) =>
        one.command === command &&
        (one.store === null || (one.store.engine === engine && one.store.pieces === pieces)),
    );
  const labels = measured.map(labelOf);
  return {
    machine,
    figures: [...earlier.figures.filter(isOld), ...figures],
    faults: [...earlier.faults.filter(({ label }) => !labels.includes(label)), ...faults],
  };
}

/** Returns the name of a measurement, such as `http, embedded, 100 pieces`. */
export function labelOf({ command, store }: Pick<Measured, "command" | "store">): string {
  return store ? `${command}, ${store.engine}, ${store.pieces} pieces` : command;
}

function processorOf(machine: Machine): string | undefined {
  return machine.find(([name]) => name === "processor")?.[1];
}

function parseResults(text: string): Page | null {
  const [first, ...lines] = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
  if (!first) return null;
  const machine = Object.entries<string>(first.machine);
  return {
    machine,
    figures: lines.filter((line): line is RunFigure => "what" in line),
    faults: lines.filter((line): line is Fault => "fault" in line),
  };
}

/** Returns the page docs/benchmarks.md as Markdown. */
export function markdownOf({ machine, figures, faults }: Page): string {
  return [
    "# Benchmarks",
    "",
    "`npm run bench` measures all of this, and writes this page and",
    "[bench/results/figures.jsonl](../bench/results/figures.jsonl). Each figure stands beside a reference that was",
    "measured in the same run on the same cores, and the ratio is the result: a number alone says more about the machine",
    "than about the shop. What each command does stands in [bench/README.md](../bench/README.md). A load above 0.5 means",
    "that other work ran on the machine when the command began. A part can be measured again (`npm run bench -- --only",
    "lighthouse`); then each row has the commit at which it was measured, and the first table is of the last run.",
    "",
    ...rows([["machine", ""], ...machine]),
    "",
    ...rows([
      ["what", "engine", "pieces", "figure", "reference", "its figure", "ratio", "load", "commit"],
      ...figures.map(cellsOf),
    ]),
    ...(faults.length > 0 ? ["", "Not as wanted:", ""] : []),
    ...faults.map(({ label, fault }) => `- ${label}: ${fault}`),
    "",
  ].join("\n");
}

function cellsOf(figure: RunFigure): string[] {
  const { what, engine, pieces, value, unit, reference, load, commit } = figure;
  return [
    what,
    engine,
    pieces === null ? "example" : pieces.toLocaleString("en-IN"),
    `${formatValue(value)} ${unit}`,
    reference?.name ?? "–",
    reference ? `${formatValue(reference.value)} ${unit}` : "–",
    formatRatio({ value, reference }),
    load.toFixed(1),
    commit,
  ];
}

/** Returns a Markdown table. Its first row is the head. */
function rows([head = [], ...body]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)];
}
