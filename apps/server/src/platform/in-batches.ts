/** How work is done for several at once. */
export interface Batches<Asked, Done> {
  readonly atMost: number;
  /** Of whom a batch has only one. */
  readonly whose: (asked: Asked) => string;
  /**
   * Does all of it or, when it throws, none, and soon: whoever comes meanwhile waits for this. The
   * answers are in the order of what was asked.
   */
  readonly together: (asked: readonly Asked[]) => Promise<readonly Done[]>;
  /** Does one in its own time. */
  readonly alone: (asked: Asked) => Promise<Done>;
  /** Whether a failure is the answer to one who had no company; any other is tried again alone. */
  readonly isAnswer: (error: unknown) => boolean;
}

interface Waiting<Asked, Done> extends PromiseWithResolvers<Done> {
  readonly asked: Asked;
}

/** Of the time that a batch took, the part that the next one waits for company at most. */
const PATIENCE = 2 / 3;
/** A batch that took longer was held up by something: the next one waits no longer for that. */
const WAITS_MS = 25;

const NOBODY = { expected: 1, tookMs: 0, endedAt: 0 };

/**
 * Work that costs little more for many than for one: what is asked for while a batch is being done
 * makes the next. In a rush, as many as were in a batch come again right after it: they are waited
 * for, because each batch less is time for all. Who comes when nothing was being done just now is
 * done at once. Nobody pays for company: when a batch fails, each of it is done alone, and nobody
 * waits for that.
 */
export function inBatches<Asked, Done>({
  atMost,
  whose,
  together,
  alone,
  isAnswer,
}: Batches<Asked, Done>): (asked: Asked) => Promise<Done> {
  let waiting: Waiting<Asked, Done>[] = [];
  let isBusy = false;
  /** The batch before; a smaller one lowers what is expected by one, as it may be chance. */
  let last = NOBODY;
  let allAreHere = () => {};

  function areAllHere(): boolean {
    const isRush = performance.now() - last.endedAt < last.tookMs;
    return !isRush || waiting.length >= last.expected;
  }

  async function company(): Promise<void> {
    if (areAllHere()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    allAreHere = resolve;
    const end = setTimeout(resolve, Math.min(last.tookMs * PATIENCE, WAITS_MS));
    await promise;
    clearTimeout(end);
  }

  function nextBatch(): Waiting<Asked, Done>[] {
    const batch = new Map<string, Waiting<Asked, Done>>();
    const later: Waiting<Asked, Done>[] = [];
    for (const one of waiting) {
      const key = whose(one.asked);
      if (batch.size === atMost || batch.has(key)) later.push(one);
      else batch.set(key, one);
    }
    waiting = later;
    return [...batch.values()];
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      await company();
      const batch = nextBatch();
      const begunAt = performance.now();
      try {
        const done = await together(batch.map(({ asked }) => asked));
        for (const [place, { resolve }] of batch.entries()) resolve(done[place] as Done);
        const endedAt = performance.now();
        const expected = Math.max(batch.length, last.expected - 1);
        last = { expected, tookMs: endedAt - begunAt, endedAt };
      } catch (error) {
        const isAnswered = batch.length === 1 && isAnswer(error);
        for (const { asked, resolve, reject } of batch) {
          if (isAnswered) reject(error);
          else resolve(alone(asked));
        }
        // Who is done alone now does not come again soon.
        last = NOBODY;
      }
    }
    isBusy = false;
  }

  return (asked) => {
    const one = { asked, ...Promise.withResolvers<Done>() };
    waiting.push(one);
    if (!isBusy) {
      isBusy = true;
      // At the end of the turn, with all that came in it.
      setImmediate(work);
    } else if (areAllHere()) {
      allAreHere();
    }
    return one.promise;
  };
}
