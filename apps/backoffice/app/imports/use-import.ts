import { BUSY_IMPORT_STATES } from "@suvarna/contract/imports/constants";
import { getImport, startImport, stopImport, undoImport } from "@suvarna/contract/imports/staff";
import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { useEffect, useState } from "react";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { invalidateCalls, useChange, useRead } from "../platform/queries.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";

/** How often a page reads the progress of an import, in milliseconds. */
export const ASK_MS = 1000;

/** Whether the server is working on an import. */
export function isBusy({ state }: Import): boolean {
  return BUSY_IMPORT_STATES.includes(state);
}

/** Reads an import, and polls it every second while the server works on it. */
export function useImport(id: string) {
  const [pace, setPace] = useState<number | false>(ASK_MS);
  const read = useRead(getImport, { params: { id } }, { refetchInterval: pace });
  const state = read.data?.state;
  const busy = read.data ? isBusy(read.data) : true;
  useEffect(() => setPace(busy ? ASK_MS : false), [busy]);
  // The rows and products are read again as soon as the work has ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run only when the state changes.
  useEffect(() => {
    void invalidateCalls("/staff/imports/:id/rows", "/staff/products");
  }, [state]);
  return read;
}

/** Returns the API calls that start, stop and undo an import. A call that fails shows a message. */
export function useImportActions(id: string) {
  const start = useChange(startImport, "/staff/imports", "/staff/approvals");
  const stop = useChange(stopImport, "/staff/imports");
  const undo = useChange(undoImport, "/staff/imports");
  const params = { id };

  async function reportFailure(change: Promise<unknown>, what: string): Promise<void> {
    try {
      await change;
    } catch (error) {
      if (error instanceof ProofLeft) return;
      const isMoved = hasCode(error, "import_moved");
      toast.failed(what, isMoved ? "It is in another state by now." : sentenceOf(error));
    }
  }
  async function begin(body: { newAsDrafts: boolean; leaveOutUnlikely: boolean }): Promise<void> {
    const answer = await start.mutateAsync({ params, body });
    if (!("approval" in answer)) return;
    toast.done("It waits for a second person", {
      text: "Nothing is written until somebody agrees.",
    });
  }
  return {
    starting: start.isPending,
    stopping: stop.isPending,
    undoing: undo.isPending,
    start: (body: { newAsDrafts: boolean; leaveOutUnlikely: boolean }) =>
      reportFailure(begin(body), "The import was not started"),
    stop: () => reportFailure(stop.mutateAsync({ params }), "The import was not stopped"),
    undo: () => reportFailure(undo.mutateAsync({ params }), "The import was not undone"),
  };
}
