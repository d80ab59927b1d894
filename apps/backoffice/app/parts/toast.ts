import { toast as shown } from "@suvarna/ui/toast.ts";

const STAYS_MS = 8_000;

/** The last change that can be undone by a key, with the time until which it can be. */
let last: { readonly id: number; readonly until: number; undo(): void } | null = null;

/** Undoes the last change whose toast offers it, as the key Ctrl Z does. */
export function undoLast(): void {
  if (last === null || last.until < Date.now()) return;
  shown.dismiss(last.id);
  last.undo();
}

/** Short answers of the house: done and undo for 8 s; a failure stays until it is dismissed. */
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
  /** Long work goes on. Give the id to `done` work by `dismiss`. */
  working: (title: string, text?: string): number => shown.loading(title, text ? { text } : {}),
  dismiss: (id: number): void => shown.dismiss(id),
};
