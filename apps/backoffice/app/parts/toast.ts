import { toast as shown } from "@suvarna/ui/toast.ts";

const STAYS_MS = 8_000;

/**
 * The last change that the user can undo with Ctrl Z, and the time until which undoing is possible.
 */
let last: { readonly id: number; readonly until: number; undo(): void } | null = null;

/** Undoes the last change whose toast still offers Undo. The key Ctrl Z calls this function. */
export function undoLast(): void {
  if (last === null || last.until < Date.now()) return;
  shown.dismiss(last.id);
  last.undo();
}

/**
 * The toasts of the back office. A toast about a success is shown for 8 s and may offer Undo. A
 * toast about a failure stays until the user closes it.
 */
export const toast = {
  done(title: string, more: { text?: string; undo?: () => void } = {}): void {
    const { text, undo } = more;
    const run = () => {
      if (last?.id === id) last = null;
      undo?.();
    };
    const id = shown.success(title, {
      duration: STAYS_MS,
      ...(text ? { text } : {}),
      ...(undo ? { action: { label: "Undo", run } } : {}),
    });
    if (undo) last = { id, undo: run, until: Date.now() + STAYS_MS };
  },
  failed(title: string, text?: string): void {
    shown.error(title, { duration: Number.POSITIVE_INFINITY, ...(text ? { text } : {}) });
  },
  /**
   * Shows for 8 s what a colleague has done. A toast about a failure stays behind it, because the
   * user may not have read it yet.
   */
  news: (title: string, text: string): number =>
    shown.info(title, { duration: STAYS_MS, text, leavesEarlier: true }),
  /**
   * Shows a toast while long work runs.
   * @returns the id with which `dismiss` removes the toast
   */
  working: (title: string, text?: string): number => shown.loading(title, text ? { text } : {}),
  dismiss: (id: number): void => shown.dismiss(id),
};
