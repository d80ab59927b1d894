import { sendScreenshot } from "@suvarna/contract/support/calls";
import { answerTicket, noteTicket } from "@suvarna/contract/support/staff";
import type { StaffTicket } from "@suvarna/contract/support/staff-schemas";
import { useState } from "react";
import { toast } from "../parts/toast.ts";
import { api, hasCode, sentenceOf } from "../platform/api.ts";
import { invalidateCalls, useChange } from "../platform/queries.ts";

/** The kind of a typed text: an answer to the shopper, or a note for colleagues. */
export type WritingMode = "answer" | "note";

interface Draft {
  readonly mode: WritingMode;
  readonly answer: string;
  readonly note: string;
  readonly picture: { readonly id: string; readonly name: string } | null;
}

const EMPTY: Draft = { mode: "answer", answer: "", note: "", picture: null };

/**
 * The unsent texts by the number of their ticket. They are kept until the back office is closed.
 */
const drafts = new Map<string, Draft>();

/** Holds the draft of an answer or a note to a ticket, and sends it. */
export function useAnswer({ id, version }: StaffTicket) {
  const [draft, setDraft] = useState(() => drafts.get(id) ?? EMPTY);
  const [failure, setFailure] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const answer = useChange(answerTicket, "/staff/tickets", "/staff/ticket-counts");
  const note = useChange(noteTicket, "/staff/tickets");
  const { mode, picture } = draft;

  function change(changes: Partial<Draft>): void {
    setDraft((before) => {
      const next = { ...before, ...changes };
      drafts.set(id, next);
      return next;
    });
  }

  async function send(resolved: boolean): Promise<void> {
    setFailure(null);
    const params = { id };
    try {
      if (mode === "note") {
        await note.mutateAsync({ params, body: { text: draft.note } });
        change({ note: "", mode: "answer" });
        toast.done("The note is kept");
        return;
      }
      const attached = picture ? { screenshot: picture.id, screenshotName: picture.name } : {};
      await answer.mutateAsync({
        params,
        headers: { "if-match": version },
        body: { text: draft.answer, resolved, ...attached },
      });
      change({ answer: "", picture: null });
      toast.done(resolved ? "Sent, and the ticket is settled" : "Sent");
    } catch (error) {
      if (hasCode(error, "changed_meanwhile")) void invalidateCalls("/staff/tickets");
      setFailure(sentenceOf(error));
    }
  }

  async function addPicture(file: File): Promise<void> {
    setUploading(true);
    setFailure(null);
    try {
      const { screenshot } = await api.call(sendScreenshot, { file });
      change({ picture: { id: screenshot, name: file.name } });
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setUploading(false);
    }
  }

  return {
    mode,
    text: draft[mode],
    picture,
    failure,
    isUploading,
    isSending: answer.isPending || note.isPending,
    setMode: (next: WritingMode) => change({ mode: next }),
    setText: (text: string) => change({ [mode]: text }),
    dropPicture: () => change({ picture: null }),
    addPicture,
    send,
  };
}
