import { focusAfter } from "@suvarna/ui/focus-after.ts";

/** The element that had the focus last, and the elements around it, the nearest first. */
let path: readonly Element[] = [];

/**
 * Lists an element and the elements around it, the nearest first. An entry of a menu leaves the
 * page with its menu, so the list goes on with the button of the menu.
 */
function pathOf(element: Element | null): readonly Element[] {
  if (!element || element === document.body) return [];
  const isMenu = element.getAttribute("role") === "menu";
  const buttonId = isMenu ? element.getAttribute("aria-labelledby") : null;
  const button = buttonId === null ? null : document.getElementById(buttonId);
  return [element, ...pathOf(button ?? element.parentElement)];
}

/**
 * The elements that may get the focus after a panel that opens now, the best first: the element
 * that has the focus, and the elements around it.
 */
export function focusPath(): readonly Element[] {
  return path;
}

/**
 * Keeps the focus in the page while the back office is open. When the focused element leaves the
 * page, as a button does whose action is done, the nearest element around it that can take the
 * focus gets it, or else the page's main element. @returns a function that ends this
 */
export function keepFocus(): () => void {
  let frame = 0;
  function passOn(): void {
    frame = 0;
    if (document.activeElement && document.activeElement !== document.body) return;
    const left = path;
    path = [];
    // The focus of an element that is still there was taken away by a click beside it.
    if (left[0]?.isConnected === false) focusAfter(...left);
  }
  // The next frame comes after all effects that move the focus themselves.
  function lookSoon(): void {
    frame ||= requestAnimationFrame(passOn);
  }
  // The list of toasts gives its focus back by itself, and would take it from the next field.
  const isInToast = (target: Element) => target.closest("[data-sonner-toaster]") !== null;
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element && !isInToast(target) ? pathOf(target) : [];
  };
  const removals = new MutationObserver(() => {
    if (path[0]?.isConnected === false) lookSoon();
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", lookSoon);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    removals.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", lookSoon);
  };
}
