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

/**
 * Work that costs little more for many than for one: what is asked for while a batch is being done
 * makes the next. Nobody waits for company: who comes when nothing is being done is done at once.
 * Nobody pays for company either: when a batch fails, each of it is done alone, and nobody waits
 * for that.
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
      const batch = nextBatch();
      try {
        const done = await together(batch.map(({ asked }) => asked));
        for (const [place, { resolve }] of batch.entries()) resolve(done[place] as Done);
      } catch (error) {
        const isAnswered = batch.length === 1 && isAnswer(error);
        for (const { asked, resolve, reject } of batch) {
          if (isAnswered) reject(error);
          else resolve(alone(asked));
        }
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
    }
    return one.promise;
  };
}
