/**
 * Gives the focus to the first of these elements that takes it, as to the opener of a panel that
 * has closed. An element that has left the page or is disabled takes none. When no element takes
 * the focus, the page's main element gets it.
 */
export function focusAfter(...wanted: readonly (Element | null)[]): void {
  for (const next of [...wanted, document.querySelector("main")]) {
    if (!(next instanceof HTMLElement) || !next.isConnected) continue;
    next.focus({ preventScroll: next !== wanted[0] });
    if (document.activeElement === next) return;
  }
}
