import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeDatabase } from "./empty-database.ts";
import type { Figure, RunFigure } from "./figures.ts";
import { currentLoad } from "./machine.ts";
import type { Store } from "./stores.ts";

/** The kind of shop that a command measures. */
export type Place = "filled shops" | "empty database" | "shop of its own";

/** A measuring command of the folder bench/. */
export interface Command {
  readonly name: string;
  readonly script: string;
  readonly where: Place;
  /** The filled shop that the command measures; null for a command that needs none. */
  readonly store: Store | null;
  /** The folder in which the command stores a file with its figures. */
  readonly folder: string;
}

/** The figures of a command, and the reason of its failure if it failed. */
export interface CommandRun {
  readonly figures: readonly Omit<RunFigure, "commit">[];
  readonly fault: string | null;
}

let runs = 0;

/**
 * Runs a measuring command in a process of its own, and reads the figures that the command stores.
 */
export async function runCommand(command: Command): Promise<CommandRun> {
  await using database = command.where === "empty database" ? await makeDatabase() : null;
  if (command.where === "empty database" && !database) {
    return { figures: [], fault: "not run, because there is no PostgreSQL server" };
  }
  const file = join(command.folder, `figures-${runs++}.jsonl`);
  const load = currentLoad();
  const env: NodeJS.ProcessEnv = { ...process.env, BENCH_FIGURES: file, ...command.store?.env };
  if (database) env["DATABASE_URL"] = database.url;
  else if (!command.store?.env.DATABASE_URL) delete env["DATABASE_URL"];
  const child = spawn(process.execPath, [join(import.meta.dirname, command.script)], {
    env,
    stdio: "inherit",
  });
  const [status] = await once(child, "exit");
  const figures = await readFigures(file);
  const fault = status === 0 ? null : faultOf(figures.length, status);
  const { name } = command;
  const engine = command.store?.engine ?? (database ? "PostgreSQL" : "embedded");
  const pieces = command.store?.pieces ?? null;
  return {
    figures: figures.map((one) => ({ ...one, command: name, engine, pieces, load })),
    fault,
  };
}

function faultOf(value: number, status: number | null): string {
  if (value > 0) return `a target was missed, or the command failed later (status ${status})`;
  return `not measured: the command failed (status ${status})`;
}

async function readFigures(file: string): Promise<Figure[]> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Figure);
}
