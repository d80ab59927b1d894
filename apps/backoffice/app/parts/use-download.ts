import type { CallInput, Endpoint, Reply } from "@suvarna/contract/endpoint";
import { useState } from "react";
import { api, sentenceOf } from "../platform/api.ts";
import { saveFile } from "../platform/save-file.ts";
import { toast } from "./toast.ts";

/**
 * Returns a function that loads a CSV file from the API and saves it. `busy` is true while the file is
 * being loaded.
 */
export function useDownload<E extends Endpoint>(call: E, name: string) {
  const [busy, setBusy] = useState(false);
  async function save(input: CallInput<E>): Promise<void> {
    setBusy(true);
    try {
      const bytes: Reply<E> = await api.call(call, input);
      saveFile(name, "text/csv", bytes as Uint8Array);
    } catch (error) {
      toast.failed("The file was not made", sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}
