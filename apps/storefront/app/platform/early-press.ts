declare global {
  interface Window {
    /** Ends the keeping of early presses; there while the server's page is not alive yet. */
    pageIsAlive?: () => void;
  }
}

/**
 * The script by which the server's page keeps what is pressed before React has taken the page
 * over: on a slow phone that takes seconds, and the press would do nothing. A button that is
 * pressed again and again was meant once. A choice shows at once and is told to React later. Links
 * and submit buttons work without scripts, so they are left alone.
 */
export const KEEP_EARLY_PRESS = `(() => {
  const pressed = new Set();
  // By element, what it was set to; React sets it back to what the server rendered.
  const chosen = new Map();
  const keepPress = (event) => {
    const button = event.target instanceof Element && event.target.closest("button[type=button]");
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(button);
  };
  const keepChoice = ({ target }) => {
    if (target.matches("select")) chosen.set(target, target.value);
    if (target.matches("[type=checkbox], [type=radio]")) chosen.set(target, target.checked);
  };
  const tell = (element, choice) => {
    if (element.matches("select")) {
      element.value = choice;
      element.dispatchEvent(new Event("change", { bubbles: true }));
    } else {
      // React hears of a box only when it changes.
      element.checked = !choice;
      element.click();
    }
  };
  addEventListener("click", keepPress, true);
  addEventListener("change", keepChoice, true);
  window.pageIsAlive = () => {
    removeEventListener("click", keepPress, true);
    removeEventListener("change", keepChoice, true);
    delete window.pageIsAlive;
    for (const [element, choice] of chosen) if (element.isConnected) tell(element, choice);
    for (const button of pressed) if (button.isConnected) button.click();
  };
})();`;

/** Does over what was pressed too early. The session must be restored: many buttons ask who it is. */
export function doEarlyPresses(): void {
  // A task later, the page shows the restored session too.
  setTimeout(() => window.pageIsAlive?.());
}
