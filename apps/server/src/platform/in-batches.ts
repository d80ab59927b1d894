/** How work is done for several at once. */
export interface Batches<Asked, Done> {
  readonly atMost: number;
  /** Of whom a batch has only one. */
  readonly whose: (asked: Asked) => string;
  /** Does all of it or, when it throws, none. The answers are in the order of what was asked. */
  readonly all: (asked: readonly Asked[]) => Promise<readonly Done[]>;
}

interface Waiting<Asked, Done> extends PromiseWithResolvers<Done> {
  readonly asked: Asked;
}

/**
 * Work that costs little more for many than for one: what is asked for while a batch is being done
 * makes the next. Nobody waits for company: who comes when nothing is being done is done at once.
 * Nobody pays for company either: when a batch fails, each of it is done alone.
 */
export function inBatches<Asked, Done>({
  atMost,
  whose,
  all,
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

  const alone = async (asked: Asked) => (await all([asked]))[0] as Done;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = nextBatch();
      try {
        const done = await all(batch.map(({ asked }) => asked));
        for (const [place, { resolve }] of batch.entries()) resolve(done[place] as Done);
      } catch (error) {
        const [first] = batch;
        if (batch.length === 1) first?.reject(error);
        // What holds one of them up is not to hold up who comes next: nobody waits for these.
        else for (const { asked, resolve } of batch) resolve(alone(asked));
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
