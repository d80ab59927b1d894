import type { CallInput, Endpoint, Reply } from "@suvarna/contract/endpoint";
import { useState } from "react";
import { api, onPartsOfAnswer, sentenceOf } from "../platform/api.ts";
import { invalidateCalls } from "../platform/queries.ts";
import { saveFile } from "../platform/save-file.ts";
import { withFreshProof } from "../sign-in/with-fresh-proof.ts";
import { beginLongWork, useLongWork } from "./long-work.ts";
import { toast } from "./toast.ts";

const LINE_FEED = 10;

/**
 * Returns a function that loads a CSV file from the API and saves it. The loading goes on when the
 * user opens another page, and the user can stop it. `busy` is true while the file is being loaded.
 * @param isRecorded whether the audit log has a line for each export
 */
export function useDownload<E extends Endpoint>(call: E, name: string, isRecorded = false) {
  const work = `Making ${name}`;
  const [isAsking, setAsking] = useState(false);
  const isLoading = useLongWork((all) => all.some((each) => each.name === work));

  async function save(input: CallInput<E>): Promise<void> {
    setAsking(true);
    try {
      const bytes = await withFreshProof(() => load(call, input, work));
      if (bytes === null) return;
      saveFile(name, "text/csv", bytes as Uint8Array);
      if (isRecorded) {
        toast.done("The list is saved", { text: "The audit trail says who took it and when." });
        await invalidateCalls("/staff/audit");
      }
    } catch (error) {
      toast.failed("The file was not made", sentenceOf(error));
    } finally {
      setAsking(false);
    }
  }
  return { busy: isAsking || isLoading, save };
}

/** Loads a CSV file and shows how many of its rows have arrived. @returns null when it is stopped */
async function load<E extends Endpoint>(
  call: E,
  input: CallInput<E>,
  name: string,
): Promise<Reply<E> | null> {
  const stopped = new AbortController();
  const work = beginLongWork(name, () => stopped.abort());
  let rows = 0;
  onPartsOfAnswer(stopped.signal, (part) => {
    rows += part.reduce((lines, byte) => (byte === LINE_FEED ? lines + 1 : lines), 0);
    work.showProgress(`${rows.toLocaleString("en-IN")} rows`);
  });
  try {
    return await api.call(call, input, { signal: stopped.signal });
  } catch (error) {
    if (stopped.signal.aborted) return null;
    throw error;
  } finally {
    work.end();
  }
}
