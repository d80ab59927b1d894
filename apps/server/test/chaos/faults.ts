import { open, unlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runOnServer } from "../engine.ts";
import type { MailReceiver } from "../mail-receiver.ts";
import type { Chance } from "./chance.ts";
import type { ShopProcess } from "./shop-process.ts";

/**
 * The kinds of faults. The length of a run is given by the number of faults of the first two kinds.
 */
export const FAULTS = [
  "kill",
  "freeze",
  "cut",
  "blackhole",
  "redis",
  "disk",
  "clock",
  "webhooks",
  "gateway",
  "mail",
  "leap",
] as const;
export type Fault = (typeof FAULTS)[number];

/** The parts of the shop on which faults act. */
export interface ShopParts {
  readonly processes: readonly ShopProcess[];
  /** The name of the database on a PostgreSQL server; null for the embedded database. */
  readonly databaseName: string | null;
  /** A small disk that holds only the embedded database; null where no such disk can be mounted. */
  readonly disk: string | null;
  readonly mail: MailReceiver;
  readonly clock: SharedClock;
}

const MINUTE_MS = 60_000;

/**
 * The clocks of all processes. They show the same time, unless a fault makes the clock of one
 * process wrong.
 */
export class SharedClock {
  #skewMs = 0;
  readonly #off = new Map<ShopProcess, number>();

  /** Moves the clocks of all processes forward. */
  async advance(processes: readonly ShopProcess[], ms: number): Promise<void> {
    this.#skewMs += ms;
    await Promise.all(processes.map((one) => this.#set(one)));
  }

  /** Makes the clock of a process wrong by a number of milliseconds; 0 makes it right again. */
  async setOff(one: ShopProcess, ms: number): Promise<void> {
    this.#off.set(one, ms);
    await this.#set(one);
  }

  #set(one: ShopProcess): Promise<void> {
    return one.setSkew(this.#skewMs + (this.#off.get(one) ?? 0));
  }
}

/**
 * The behaviours of the mail server. A server that hangs up has received the letter but does not
 * confirm it.
 */
const MANNERS = ["takes letters", "turns away", "hangs up"] as const;

/**
 * Lists the faults that are possible on this machine and this database, and explains why others are
 * left out.
 */
export function possibleFaults(
  wanted: readonly Fault[],
  { databaseName, disk, processes }: ShopParts,
): { possible: Fault[]; leftOut: string[] } {
  const reasons: Partial<Record<Fault, string>> = {
    ...(databaseName === null
      ? {
          cut: "the embedded database has no connections",
          blackhole: "the embedded database has no connections",
        }
      : {}),
    ...(processes.some(({ network }) => network.redis) ? {} : { redis: "there is no Redis" }),
    ...(disk === null
      ? {
          disk:
            databaseName === null
              ? "no small disk can be mounted here, which takes root on Linux"
              : "the disk is that of the server, which others use",
        }
      : {}),
  };
  const possible = wanted.filter((fault) => !reasons[fault]);
  const leftOut = wanted.flatMap((fault) => (reasons[fault] ? `${fault}: ${reasons[fault]}` : []));
  return { possible, leftOut };
}

/**
 * Injects a fault and waits until the fault is over.
 * @returns the fault in words, by which it is counted
 */
export async function injectFault(fault: Fault, scene: ShopParts, chance: Chance): Promise<string> {
  const { processes, clock, mail, databaseName } = scene;
  const one = chance.pick(processes);
  switch (fault) {
    case "kill": {
      const again = chance.percent(15) ? chance.below(1500) : null;
      await one.kill(again);
      return again === null ? "kill" : "kill, and again while it starts";
    }
    case "freeze":
      // Some freezes last longer than a transaction may be idle, or longer than a lease.
      await one.freeze(chance.percent(15) ? 5500 + chance.below(2500) : 100 + chance.below(1500));
      return "freeze";
    case "cut":
      if (chance.percent(50)) one.network.database?.cut();
      else await terminate(databaseName ?? "", chance);
      return "cut";
    case "blackhole":
      one.network.database?.vanish();
      await pause(500 + chance.below(3000));
      one.network.database?.heal();
      return "blackhole";
    case "redis":
      if (chance.percent(50)) one.network.redis?.cut();
      else {
        one.network.redis?.vanish();
        await pause(chance.below(2000));
        one.network.redis?.heal();
      }
      return "redis";
    case "disk":
      await fillDisk(scene.disk ?? "", 300 + chance.below(2000));
      return "disk";
    case "clock": {
      const isRight = chance.percent(40);
      const ms = (1 + chance.below(180)) * MINUTE_MS * (chance.percent(50) ? 1 : -1);
      await clock.setOff(one, isRight ? 0 : ms);
      return isRight ? "clock right again" : ms > 0 ? "clock ahead" : "clock behind";
    }
    case "webhooks":
      await one.send({ kind: "disturb", seed: chance.below(1e9) });
      return "webhooks";
    case "gateway":
      await one.send({ kind: "trouble", seed: chance.below(1e9) });
      return "gateway";
    case "mail": {
      const manner = chance.pick(MANNERS);
      mail.turnsAway = manner === "turns away";
      mail.hangsUp = manner === "hangs up";
      return `mail server ${manner}`;
    }
    case "leap":
      await clock.advance(
        processes,
        chance.percent(10) ? 10 * MINUTE_MS : chance.below(MINUTE_MS / 4),
      );
      return "leap";
  }
}

/** Ends the lasting faults: sets the clocks right, and makes the mail server accept letters. */
export async function endFaults({ processes, clock, mail }: ShopParts): Promise<void> {
  mail.turnsAway = false;
  mail.hangsUp = false;
  for (const one of processes) await clock.setOff(one, 0);
}

/** Terminates some of the shop's database connections, even while they execute statements. */
async function terminate(name: string, chance: Chance): Promise<void> {
  await runOnServer(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${name}' and pid % 3 <> ${chance.below(3)}`,
  );
}

const CHUNK = Buffer.alloc(1024 * 1024);

/** Fills a disk completely for a while. */
async function fillDisk(disk: string, ms: number): Promise<void> {
  const ballast = join(disk, "ballast");
  await using file = await open(ballast, "w");
  try {
    for (;;) await file.write(CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
  await pause(ms);
  await unlink(ballast);
}
