import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import type { Database } from "../../src/platform/database.ts";
import { jobStore } from "../../src/platform/job-store.ts";

/** The job queues whose workers are woken, which send letters and text messages. */
const LETTERS = ["send-letter", "send-phone-text"];
/**
 * The age in seconds from which an attempt of a job counts as lost. An attempt takes milliseconds
 * here, so the process or the connection of an older one has died.
 */
const LOST_SECONDS = 5;
const ROUND_MS = 250;
/**
 * The maximum number of rounds, which is more than any message needs. `faultsIn` reports the
 * messages that still wait.
 */
const MAX_ROUNDS = 240;

/**
 * Makes all waiting messages and retries due until all are done, and ends the attempts that were
 * lost. The job queue uses the database's clock, so its rows are changed: waiting retries become
 * due, and lost attempts exceed their time limit. The queue itself then finds the expired attempts,
 * as it does once a minute.
 */
export class QueueTime {
  readonly #database: Database;
  readonly #boss: Promise<PgBoss>;

  constructor(database: Database) {
    this.#database = database;
    const boss = new PgBoss({
      ...jobStore(database),
      schema: "jobs",
      schedule: false,
      supervise: false,
      monitorIntervalSeconds: 1,
    });
    // The chaos cuts database connections, so errors are expected here. The next round reads the
    // state again.
    boss.on("error", () => {});
    this.#boss = boss.start();
  }

  /** Makes the events of the outbox due that wait for another try after a failed reaction. */
  async hurryOutbox(): Promise<void> {
    await this.#database.db.execute(
      sql`update outbox set due_at = now() where failed_at is null and due_at > now()`,
    );
  }

  async pass(): Promise<void> {
    for (let round = 0; round < MAX_ROUNDS && (await this.#isBusy()); round++) {
      if ((await this.#hurry()) || round === 0) await this.#wake();
      await pause(ROUND_MS);
    }
  }

  async #isBusy(): Promise<boolean> {
    const { rows } = await this.#database.db.execute(
      sql`select 1 from jobs.job
          where state in ('created', 'retry') and (name in ${LETTERS} or start_after <= now())
            or state = 'active' limit 1`,
    );
    return rows.length > 0;
  }

  /** Makes waiting jobs due. @returns whether there were any waiting jobs */
  async #hurry(): Promise<boolean> {
    const { db } = this.#database;
    const { rows: due } = await db.execute(
      sql`update jobs.job set start_after = now()
          where state = 'retry' and start_after > now() returning id`,
    );
    const { rows: lost } = await db.execute(
      sql`update jobs.job set started_on = started_on - interval '1 hour'
          where state = 'active'
            and started_on < now() - make_interval(secs => ${LOST_SECONDS}) returning name`,
    );
    if (lost.length > 0) {
      const boss = await this.#boss;
      for (const queue of new Set(lost.map(({ name }) => String(name)))) {
        await boss.supervise(queue);
      }
    }
    return due.length > 0;
  }

  /**
   * Wakes the workers, which otherwise look for jobs every few seconds. Waking a worker without a
   * job does no harm.
   */
  async #wake(): Promise<void> {
    const boss = await this.#boss;
    for (const queue of LETTERS) await boss.send(queue, { messageIds: [] });
  }
}
