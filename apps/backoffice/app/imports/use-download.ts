import type { CallInput, Endpoint, Reply } from "@suvarna/contract/endpoint";
import { useState } from "react";
import { toast } from "../parts/toast.ts";
import { api, sentenceOf } from "../platform/api.ts";
import { download } from "./download.ts";

/** A file of the API that a button saves. `busy` while it is on its way. */
export function useDownload<E extends Endpoint>(call: E, name: string) {
  const [busy, setBusy] = useState(false);
  async function save(input: CallInput<E>): Promise<void> {
    setBusy(true);
    try {
      const bytes: Reply<E> = await api.call(call, input);
      download(name, bytes as Uint8Array);
    } catch (error) {
      toast.failed("The file was not made", sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}
