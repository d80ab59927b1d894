import { useHotkeys } from "react-hotkeys-hook";

function isDialogOpen(): boolean {
  return document.querySelector("[role=dialog]") !== null;
}

/** Whether Esc has nothing nearer to leave: a dialog, a menu, a field. */
function isEscFree({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || isDialogOpen() || document.querySelector("[role=menu]")) return false;
  return !(
    target instanceof Element && target.matches("input:not([type=checkbox]),select,textarea")
  );
}

/**
 * Runs a function at a key or a row of keys, such as `j`, `mod+k` or `g>o` (G, then O). Letters
 * have no effect while the user types in a field or a dialog is open; keys with Ctrl always work,
 * but for Ctrl Z, which a field needs for its own text.
 */
export function useKey(keys: string, run: () => void, enabled = true): void {
  const isUndo = keys === "mod+z";
  const typing = !isUndo && (keys.includes("mod") || keys.includes("ctrl") || keys === "esc");
  useHotkeys(
    keys,
    (event) => {
      if (keys === "esc" ? !isEscFree(event) : !typing && isDialogOpen()) return;
      event.preventDefault();
      run();
    },
    { enabled, enableOnFormTags: typing, enableOnContentEditable: typing, useKey: !typing },
    [run, typing],
  );
}
