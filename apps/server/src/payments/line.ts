import type { FastifyBaseLogger } from "fastify";

/** A worker for tasks that are due in the database. It works on several tasks at the same time. */
export interface Line {
  /**
   * Claims as many due tasks as there are free places, and works on them. @returns the number of
   * claimed tasks
   */
  run(): Promise<number>;
  /** Looks for due tasks at once, instead of waiting for the next tick. */
  wake(): void;
  start(): void;
  stop(): Promise<void>;
}

export interface LineOptions<Task> {
  /** The most tasks that are worked on at the same time. */
  readonly atOnce: number;
  /** Claims at most `limit` due tasks, so that no other process works on them. */
  readonly claim: (limit: number) => Promise<readonly Task[]>;
  readonly work: (task: Task) => Promise<unknown>;
  readonly log: Pick<FastifyBaseLogger, "error">;
}

const LOOK_MS = 1000;

/**
 * Creates a worker with a fixed number of places. A finished task frees its place at once, so a
 * task that hangs blocks only its own place. The worker claims new tasks when a quarter of the
 * places is free, and not for each free place.
 */
export function createLine<Task>({ atOnce, claim, work, log }: LineOptions<Task>): Line {
  const underWay = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;
  let filling: Promise<void> | null = null;
  let isStopped = true;
  let isWoken = false;
  let mayBeMore = false;

  const fail = (error: unknown) => log.error({ err: error }, "payments were not reconciled");

  function begin(task: Task): void {
    const done = work(task)
      .catch(fail)
      .finally(() => {
        underWay.delete(done);
        if (mayBeMore && atOnce - underWay.size >= atOnce / 4) schedule(0);
      });
    underWay.add(done);
  }

  async function fill(): Promise<void> {
    const places = atOnce - underWay.size;
    if (places <= 0) return;
    const tasks = await claim(places);
    mayBeMore = tasks.length === places;
    tasks.forEach(begin);
  }

  function look(): void {
    if (filling) {
      isWoken = true;
      return;
    }
    filling = fill()
      .catch(fail)
      .finally(() => {
        filling = null;
        schedule(isWoken ? 0 : LOOK_MS);
        isWoken = false;
      });
  }

  function schedule(ms: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(look, ms).unref();
  }

  return {
    async run() {
      const tasks = await claim(atOnce);
      await Promise.all(tasks.map(work));
      return tasks.length;
    },
    wake: () => schedule(0),
    start() {
      isStopped = false;
      schedule(LOOK_MS);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await filling;
      await Promise.all(underWay);
    },
  };
}
