import { toast as shown } from "@suvarna/ui/toast.ts";

const STAYS_MS = 8_000;

/** Short answers of the house: done and undo for 8 s; a failure stays until it is dismissed. */
export const toast = {
  done(title: string, more: { text?: string; undo?: () => void } = {}): void {
    const { text, undo } = more;
    shown.success(title, {
      duration: STAYS_MS,
      ...(text ? { text } : {}),
      ...(undo ? { action: { label: "Undo", run: undo } } : {}),
    });
  },
  failed(title: string, text?: string): void {
    shown.error(title, { duration: Number.POSITIVE_INFINITY, ...(text ? { text } : {}) });
  },
  /** Long work goes on. Give the id to `done` work by `dismiss`. */
  working: (title: string, text?: string): number => shown.loading(title, text ? { text } : {}),
  dismiss: (id: number): void => shown.dismiss(id),
};
