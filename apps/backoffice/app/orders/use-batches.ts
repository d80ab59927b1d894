import { useState } from "react";
import { beginLongWork } from "../parts/long-work.ts";
import { toast } from "../parts/toast.ts";
import { sentenceOf } from "../platform/api.ts";
import { mayBeDone } from "../platform/failure-words.ts";
import { type ChangeWords, sayResult } from "./batch-message.ts";
import { type BatchResult, needsBatches, sendBatches } from "./send-batches.ts";

/**
 * Changes many orders batch by batch, and shows the result as one toast. The work goes on when the
 * user opens another page. While more batches follow, the user can stop it.
 * @param isChoosing whether orders are still being added to the choice. The buttons are off then, so
 *   that a change has all orders that the user has chosen
 */
export function useBatches(isChoosing: boolean) {
  const [running, setRunning] = useState<string | null>(null);

  /**
   * Sends the items batch by batch.
   * @param name the name of the change, such as "Moving"
   * @returns the ids of the orders that have not changed for certain; null when no order was sent,
   *   so that all stay chosen
   */
  async function run<Item extends { readonly _id: string }>(
    name: string,
    items: readonly Item[],
    send: (batch: readonly Item[]) => Promise<BatchResult>,
    words: ChangeWords,
  ): Promise<ReadonlySet<string> | null> {
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    const work = needsBatches(items.length) ? beginLongWork(words.now(items.length), stop) : null;
    setRunning(name);
    const result = await sendBatches(items, send, {
      isStopped: () => isStopped,
      showProgress: (done) => work?.showProgress(`${done.toLocaleString("en-IN")} done`),
      sayFailure: sentenceOf,
      mayBeDone,
    });
    setRunning(null);
    work?.end();
    const message = sayResult(result, words);
    if (message?.kind === "failed") toast.failed(message.title, message.text);
    else if (message) toast.done(message.title, message);
    const { refused, unsent, unknown } = result;
    if (unsent.length === items.length) return null;
    return new Set([...refused.map(({ _id }) => _id), ...unknown, ...unsent]);
  }

  /** The properties of the button of a change. The buttons of the other changes are off meanwhile. */
  function button(name: string): { busy: string | false; disabled: boolean } {
    return {
      busy: running === name && name,
      disabled: isChoosing || (running !== null && running !== name),
    };
  }

  return { run, button };
}
