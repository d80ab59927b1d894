import { useHotkeys } from "react-hotkeys-hook";

/**
 * Runs a function at a key or a row of keys, such as `j`, `mod+k` or `g>o` (G, then O). Letters
 * have no effect while the user types in a field or a dialog is open; keys with Ctrl always work.
 */
export function useKey(keys: string, run: () => void, enabled = true): void {
  const typing = keys.includes("mod") || keys.includes("ctrl") || keys === "esc";
  useHotkeys(
    keys,
    (event) => {
      if (!typing && document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      run();
    },
    { enabled, enableOnFormTags: typing, enableOnContentEditable: typing, useKey: !typing },
    [run, typing],
  );
}
