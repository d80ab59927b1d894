import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Buyer } from "./chaos/story.ts";
import { HOME } from "./checkout.ts";
import { testEngine } from "./engine.ts";
import { type Machines, openMachines } from "./machines.ts";
import { type MigrationFolder, migrationFolder } from "./migration-folder.ts";

const MIGRATIONS = join(import.meta.dirname, "../migrations");
const DRAIN_SECONDS = 2;
const CHECK_MS = 200;
const CLIENTS = 4;
const BUYERS = 150;

/** Creates a release whose migrations add a column, a check and an index to this release. */
async function nextRelease(): Promise<MigrationFolder> {
  const folder = await migrationFolder();
  await cp(MIGRATIONS, folder.path, { recursive: true });
  const own = JSON.parse(await readFile(join(MIGRATIONS, "meta/_journal.json"), "utf8"));
  const last = own.entries.at(-1);
  const added = [
    `alter table "orders" add column "of_the_next_release" integer not null default 0;--> statement-breakpoint
alter table "orders" add constraint "next_release" check ("of_the_next_release" >= 0) not valid;`,
    `alter table "orders" validate constraint "next_release";`,
    `drop index concurrently if exists "orders_next_release";--> statement-breakpoint
create index concurrently "orders_next_release" on "orders" ("of_the_next_release");`,
  ];
  for (const [nth, text] of added.entries()) {
    const tag = `9${nth}00_next_release`;
    own.entries.push({ ...last, idx: last.idx + 1 + nth, when: last.when + 1 + nth, tag });
    await writeFile(join(folder.path, `${tag}.sql`), text);
  }
  await writeFile(join(folder.path, "meta/_journal.json"), JSON.stringify(own));
  return folder;
}

/**
 * A load balancer that sends each request to the next process that reports to be ready. A process
 * leaves it with the first answer that says "not ready", with the first refused connection, or with
 * the second check in a row without an answer: one late answer only shows that the machine is busy.
 */
class Balancer {
  readonly #machines: Machines;
  readonly #ready = new Map<number, string>();
  readonly #late = new Set<number>();
  #turn = 0;
  #isOver = false;

  constructor(machines: Machines) {
    this.#machines = machines;
  }

  /** Checks all processes again and again, until the check is ended. */
  async check(): Promise<void> {
    while (!this.#isOver) {
      await Promise.all(
        this.#machines.processes.map(({ address }, nth) => this.#ask(nth, address)),
      );
      await pause(CHECK_MS);
    }
  }

  async #ask(nth: number, address: Promise<string>): Promise<void> {
    const url = await Promise.race([address, pause(CHECK_MS, null)]);
    const isLate = (error: Error) => (error.name === "TimeoutError" ? ("late" as const) : null);
    const signal = AbortSignal.timeout(1000);
    const answer = url ? await fetch(`${url}/readyz`, { signal }).catch(isLate) : null;
    if (answer === "late" && !this.#late.has(nth)) {
      this.#late.add(nth);
      return;
    }
    if (answer !== "late") this.#late.delete(nth);
    if (url && answer !== "late" && answer?.ok) this.#ready.set(nth, url);
    else this.#ready.delete(nth);
  }

  /** Waits until the balancer sends requests to this number of processes. */
  async haveReady(count: number): Promise<void> {
    while (this.#ready.size < count) await pause(CHECK_MS);
  }

  end(): void {
    this.#isOver = true;
  }

  next(): string {
    const ready = [...this.#ready.values()];
    return ready[this.#turn++ % ready.length] ?? "no process is ready";
  }
}

// The test needs a PostgreSQL server, because only one process can open the embedded database.
it.runIf(testEngine === "postgres")(
  "while processes are replaced by a release with another schema, every request is answered",
  async () => {
    await using folder = await nextRelease();
    await using machines = await openMachines({
      processes: 3,
      settings: async () => ({ DRAIN_SECONDS: String(DRAIN_SECONDS) }),
    });
    const buyers = await machines.buyers(BUYERS);
    const balancer = new Balancer(machines);
    const checking = balancer.check();
    await balancer.haveReady(3);
    const unanswered: string[] = [];
    let answered = 0;
    let ordered = 0;
    let isOver = false;

    async function ask(path: string, init: RequestInit = {}): Promise<void> {
      const at = balancer.next();
      const result = await fetch(at + path, { ...init, signal: AbortSignal.timeout(8000) }).then(
        async (answer) => (answer.status < 400 ? null : `${answer.status} ${await answer.text()}`),
        (error: Error) => String(error.cause ?? error),
      );
      if (result === null) answered++;
      else unanswered.push(`${path} at ${at}: ${result}`);
    }

    async function shop(own: readonly Buyer[]): Promise<void> {
      const waiting = [...own];
      for (let turn = 0; !isOver; turn++) {
        await ask(`/api/gold/products/paginated?page=${1 + (turn % 3)}`);
        const buyer = turn % 3 === 0 ? waiting.shift() : undefined;
        if (buyer) {
          await ask("/api/order/create", orderOf(buyer));
          ordered++;
        }
        await ask("/api/today-price");
        await pause(20);
      }
    }

    const part = BUYERS / CLIENTS;
    const shopping = Array.from({ length: CLIENTS }, (_, nth) =>
      shop(buyers.slice(Math.floor(nth * part), Math.floor((nth + 1) * part))),
    );
    for (const one of machines.processes) {
      expect(await one.replace({ migrations: folder.path })).toBe(0);
      await balancer.haveReady(3);
    }
    isOver = true;
    await Promise.all(shopping);
    balancer.end();
    await checking;

    console.log(`${answered} requests were answered, of which ${ordered} were orders`);
    expect(unanswered).toEqual([]);
    expect(ordered).toBeGreaterThan(10);
    const { rows } = await machines.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from orders where of_the_next_release = 0`,
    );
    expect(rows[0]?.count).toBe(ordered);
  },
  180_000,
);

function orderOf({ token, cartId, index }: Buyer): RequestInit {
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      "idempotency-key": `rolling-${cartId}`,
      "x-forwarded-for": `10.1.${index >> 8}.${index & 255}`,
    },
    body: JSON.stringify({ cartId, shippingAddress: HOME, paymentMethod: "COD" }),
  };
}
