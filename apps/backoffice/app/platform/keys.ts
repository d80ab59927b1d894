import { useHotkeys } from "react-hotkeys-hook";

function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog]") !== null;
}

/**
 * Whether the focus is in a field in which letters are typed. The box of a row is none: after a
 * click on it, the keys of the list go on to work.
 */
function isTyping({ target }: KeyboardEvent): boolean {
  const field = "input:not([type=checkbox],[type=radio]),select,textarea";
  return target instanceof Element && target.matches(field);
}

/**
 * Whether Esc may act on the page, because no dialog, menu or field is open that Esc would close
 * first.
 */
function isEscFree(event: KeyboardEvent): boolean {
  const isOpen = isDialogOpen() || document.querySelector("[role=menu]") !== null;
  return !event.defaultPrevented && !isOpen && !isTyping(event);
}

/**
 * Whether Ctrl Enter may act on the page: no dialog is open, and the focus is not in a text of
 * several lines, which Ctrl Enter sends by itself.
 */
function isSendFree({ target }: KeyboardEvent): boolean {
  return !isDialogOpen() && !(target instanceof HTMLTextAreaElement);
}

/** How long a letter after G belongs to a sequence such as G, then P, in milliseconds. */
const SEQUENCE_MS = 1000;
let prefixAt = Number.NEGATIVE_INFINITY;
if (typeof document !== "undefined") {
  const noteG = ({ key, timeStamp }: KeyboardEvent) => {
    if (key === "g") prefixAt = timeStamp;
  };
  document.addEventListener("keydown", noteG, { capture: true });
}

/** Whether a key is the second of a sequence, so that the letter alone does nothing. */
function isInSequence({ key, timeStamp }: KeyboardEvent): boolean {
  return key.length === 1 && key !== "g" && timeStamp - prefixAt < SEQUENCE_MS;
}

/**
 * Runs a function at a key or a sequence of keys, such as `j`, `mod+k` or `g>o` (G, then O).
 * Letters have no effect while the user types in a field or a dialog is open. Keys with Ctrl always
 * work, except Ctrl Z in a field, which undoes the typing there, and Ctrl Enter in a dialog or in a
 * text of several lines.
 */
export function useKey(keys: string, run: () => void, enabled = true): void {
  const isUndo = keys === "mod+z";
  const isSequence = keys.includes(">");
  const typing = !isUndo && (keys.includes("mod") || keys.includes("ctrl") || keys === "esc");
  useHotkeys(
    keys,
    (event) => {
      if (keys === "esc" ? !isEscFree(event) : !typing && isDialogOpen()) return;
      if (keys === "mod+enter" && !isSendFree(event)) return;
      if (!typing && !isSequence && isInSequence(event)) return;
      event.preventDefault();
      run();
    },
    {
      enabled,
      enableOnFormTags: true,
      enableOnContentEditable: typing,
      useKey: !typing,
      ignoreEventWhen: (event) => !typing && isTyping(event),
    },
    [run, typing, isSequence],
  );
}
