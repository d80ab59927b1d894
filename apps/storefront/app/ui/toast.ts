/** A short message that floats over the page and goes by itself. */
export interface Toast {
  readonly id: number;
  readonly kind: "success" | "error" | "info" | "loading";
  readonly title: string;
  readonly text?: string;
  /** How long it stays, in milliseconds; Infinity: until it is dismissed. */
  readonly duration: number;
  readonly action?: ToastAction;
}

/** What can still be done about it, such as to undo it. The toast goes with it. */
interface ToastAction {
  readonly label: string;
  run(): void;
}

interface Words {
  readonly text?: string;
  readonly duration?: number;
  readonly action?: ToastAction;
  /** Takes the place of an earlier toast, such as the "loading" that has ended. */
  readonly id?: number;
}

export type ToastCommand =
  | { readonly show: Toast; readonly dismiss?: never }
  | { readonly dismiss: number; readonly show?: never };

const DURATIONS: Record<Toast["kind"], number> = {
  success: 2_000,
  error: 4_000,
  info: 4_000,
  loading: Number.POSITIVE_INFINITY,
};

let lastId = 0;
let waiting: ToastCommand[] = [];
let listener: (() => void) | null = null;

function send(command: ToastCommand): void {
  waiting = [...waiting, command];
  listener?.();
}

function show(kind: Toast["kind"], title: string, words: Words = {}): number {
  const id = words.id ?? ++lastId;
  send({
    show: {
      id,
      kind,
      title,
      duration: words.duration ?? DURATIONS[kind],
      ...(words.text ? { text: words.text } : {}),
      ...(words.action ? { action: words.action } : {}),
    },
  });
  return id;
}

/** Each gives the toast's id, to replace or dismiss it. The outlet in the root shows them. */
export const toast = {
  success: (title: string, words?: Words) => show("success", title, words),
  error: (title: string, words?: Words) => show("error", title, words),
  info: (title: string, words?: Words) => show("info", title, words),
  loading: (title: string, words?: Words) => show("loading", title, words),
  dismiss: (id: number) => send({ dismiss: id }),
};

/** The outlet's ear: is told when something waits to be taken. @returns what ends it */
export function onToast(listen: () => void): () => void {
  listener = listen;
  if (waiting.length > 0) listen();
  return () => {
    listener = null;
  };
}

/** Takes what waits. */
export function takeToasts(): readonly ToastCommand[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
