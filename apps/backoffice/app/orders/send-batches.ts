/** The most orders that one call changes. */
const BATCH = 200;

/** The result of a call for a batch of orders. */
export interface BatchResult {
  /** The ids of the orders that the call has changed. */
  readonly changed: readonly string[];
  readonly refused: readonly { readonly _id: string; readonly message: string }[];
}

/** The result of a change of many orders. */
export interface ManyResult extends BatchResult {
  /** The ids of the orders that were refused all at once, or for which no call was made. */
  readonly unsent: readonly string[];
  /** The ids of the orders whose call got no answer, so that they may have changed. */
  readonly unknown: readonly string[];
  /** The failure that ended the change; null when no call failed. */
  readonly failure: string | null;
}

/** Whether a change of this number of orders needs several calls. */
export function needsBatches(orders: number): boolean {
  return orders > BATCH;
}

/**
 * Sends the items batch by batch until all are sent, a call fails, or the user stops the work.
 * @param work.sayFailure the sentence for the user about the error of a call
 * @param work.mayBeDone whether the shop may have done the work of a call in spite of its error
 */
export async function sendBatches<Item extends { readonly _id: string }>(
  items: readonly Item[],
  send: (batch: readonly Item[]) => Promise<BatchResult>,
  work: {
    isStopped(): boolean;
    showProgress(done: number): void;
    sayFailure(error: unknown): string;
    mayBeDone(error: unknown): boolean;
  },
): Promise<ManyResult> {
  let done = 0;
  let failure: string | null = null;
  let unknown: string[] = [];
  const changed: string[] = [];
  const refused: BatchResult["refused"][number][] = [];
  try {
    while (done < items.length && !work.isStopped()) {
      const batch = items.slice(done, done + BATCH);
      const result = await send(batch);
      done += batch.length;
      changed.push(...result.changed);
      refused.push(...result.refused);
      work.showProgress(done);
    }
  } catch (error) {
    failure = work.sayFailure(error);
    if (work.mayBeDone(error)) {
      unknown = items.slice(done, done + BATCH).map(({ _id }) => _id);
      done += unknown.length;
    }
  }
  const unsent = items.slice(done).map(({ _id }) => _id);
  return { changed, refused, unsent, unknown, failure };
}
