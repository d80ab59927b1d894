import { useState } from "react";
import { beginLongWork } from "../parts/long-work.ts";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { countOf } from "./words.ts";

/** The most orders that one call changes. */
const BATCH = 200;

/** The result of a call for a batch of orders. */
interface BatchResult {
  /** The ids of the orders that the call has changed. */
  readonly changed: readonly string[];
  readonly refused: readonly { readonly message: string }[];
}

/** The words about a change of many orders: while it runs, and in the toasts after it. */
interface ChangeWords {
  now(orders: number): string;
  done(orders: number): string;
  refused(orders: number): string;
  /** The title when the first call fails, so that no order has changed. */
  readonly failed: string;
}

/**
 * Changes many orders batch by batch, and shows the result as toasts. The work goes on when the user
 * opens another page. While more batches follow, the user can stop it.
 */
export function useBatches() {
  const [running, setRunning] = useState<string | null>(null);

  /**
   * Sends the items batch by batch.
   * @param name the name of the change, such as "Moving"
   * @returns false when the first call failed, so that nothing has changed
   */
  async function run<Item>(
    name: string,
    items: readonly Item[],
    send: (batch: readonly Item[]) => Promise<BatchResult>,
    words: ChangeWords,
  ): Promise<boolean> {
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    const isLong = items.length > BATCH;
    const work = isLong ? beginLongWork(words.now(items.length), stop) : null;
    let done = 0;
    let changed = 0;
    const refused: { readonly message: string }[] = [];
    setRunning(name);
    try {
      while (done < items.length && !isStopped) {
        const batch = items.slice(done, done + BATCH);
        const result = await send(batch);
        done += batch.length;
        changed += result.changed.length;
        refused.push(...result.refused);
        work?.showProgress(`${done.toLocaleString("en-IN")} done`);
      }
    } catch (error) {
      toast.failed(done > 0 ? sayRest(items.length - done) : words.failed, sentenceOf(error));
    }
    setRunning(null);
    work?.end();
    if (changed > 0) {
      const text = isStopped && done < items.length ? sayRest(items.length - done) : undefined;
      toast.done(words.done(changed), text === undefined ? {} : { text });
    }
    const [first] = refused;
    if (first) toast.failed(words.refused(refused.length), first.message);
    return done > 0;
  }

  /** The properties of the button of a change. The buttons of the other changes are off meanwhile. */
  function button(name: string): { busy: string | false; disabled: boolean } {
    return {
      busy: running === name && name,
      disabled: running !== null && running !== name,
    };
  }

  return { run, button };
}

function sayRest(orders: number): string {
  return orders === 1
    ? "The last order stays as it was"
    : `The other ${countOf(orders)} stay as they were`;
}
