import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatValue, median } from "../figures.ts";
import type { Load } from "../load.ts";
import { describeMachine } from "../machine.ts";
import type { Peer } from "./peer.ts";

/** One round of five seconds with one of the two compared servers. */
export interface Round extends Load {
  readonly what: string;
  readonly server: string;
  readonly round: number;
  /** The number of bytes of a reply, as it is transferred. */
  readonly bytes: number;
  /** The average number of processes that wanted to run in the minute before the round. */
  readonly load: number;
}

/**
 * Creates the file of a run with a description of the machine.
 * @returns a function that adds a round to the file
 */
export async function openResults(
  { name, packages }: Peer,
  pieces: number,
): Promise<(round: Round) => Promise<void>> {
  const folder = join(import.meta.dirname, "results");
  await mkdir(folder, { recursive: true });
  const machine = Object.fromEntries(await describeMachine());
  const time = String(machine["date"]).replaceAll(":", "").replace(" ", "-");
  const file = join(folder, `${name.toLowerCase()}-${time}.jsonl`);
  await writeFile(file, `${JSON.stringify({ peer: name, packages, pieces, machine })}\n`);
  for (const [key, value] of Object.entries(machine)) console.log(`${key.padEnd(18)} ${value}`);
  console.log(`raw results        ${file}`);
  return (round) => appendFile(file, `${JSON.stringify(round)}\n`);
}

/** Prints the medians of a task's rounds, and Suvarna's speed as a multiple of the peer's speed. */
export function printTask(what: string, peer: string, rounds: readonly Round[]): void {
  const [ours, theirs] = ["shop", peer].map((server) => {
    const own = rounds.filter((round) => round.server === server);
    return {
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      medianMs: median(own.map(({ medianMs }) => medianMs)),
      p99Ms: median(own.map(({ p99Ms }) => p99Ms)),
      bytes: own[0]?.bytes ?? 0,
    };
  });
  if (!ours || !theirs) return;
  const loads = rounds.map(({ load }) => load);
  for (const [server, one] of [["shop", ours] as const, [peer, theirs] as const]) {
    const cells = [`${formatValue(one.perSecond)} requests/s`, `median ${one.medianMs} ms`];
    cells.push(`99 of 100 in ${one.p99Ms} ms`, `${one.bytes} bytes`);
    console.log(`${what.padEnd(34)}${server.padEnd(10)}${cells.join("   ")}`);
  }
  const span = `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  const ratio = (ours.perSecond / theirs.perSecond).toFixed(1);
  console.log(`${" ".repeat(34)}ratio     shop : ${peer} = ${ratio}   load ${span}`);
}
