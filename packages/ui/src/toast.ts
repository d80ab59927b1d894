import { create } from "zustand";
import type { ToastKind, ToastWords } from "./toaster.tsx";

/** Whether a toast was requested; `ToastOutlet` then loads the toaster. */
export const useToastsWanted = create<boolean>(() => false);

let lastId = 0;

function show(kind: ToastKind, title: string, words: ToastWords = {}): number {
  const id = words.id ?? ++lastId;
  void withToaster(({ showToast }) => showToast(kind, title, { ...words, id }));
  return id;
}

/** Toasts are optional: if their code can't be loaded, the page goes on without them. */
async function withToaster(use: (toaster: typeof import("./toaster.tsx")) => void): Promise<void> {
  useToastsWanted.setState(true, true);
  const toaster = await import("./toaster.tsx").catch(() => null);
  if (!toaster) return;
  await toaster.shown;
  use(toaster);
}

/**
 * Shows short messages that float over the page and disappear; each call returns the toast's id.
 */
export const toast = {
  success: (title: string, words?: ToastWords) => show("success", title, words),
  error: (title: string, words?: ToastWords) => show("error", title, words),
  info: (title: string, words?: ToastWords) => show("info", title, words),
  loading: (title: string, words?: ToastWords) => show("loading", title, words),
  dismiss: (id: number) => void withToaster(({ dismissToast }) => dismissToast(id)),
};
