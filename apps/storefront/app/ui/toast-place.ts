/** Where toasts lie on a phone, in px from the foot of the screen: above the bar to buy with. */
export const TOASTS_ABOVE = 84;
export const TOAST_GAP = 12;

/** Where something begins and ends on the screen, in px from its head. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far above the foot of a phone's screen toasts lie: where they always do, or above what was
 * just pressed, if they would hide it there.
 * @param pile how high all of them are
 */
export function toastsBottom(screen: number, pile: number, pressed: Span | null): number {
  if (!pressed) return TOASTS_ABOVE;
  const foot = screen - TOASTS_ABOVE;
  const hides = pressed.top < foot + TOAST_GAP && pressed.bottom > foot - pile - TOAST_GAP;
  const above = screen - pressed.top + TOAST_GAP;
  return hides && above + pile <= screen ? above : TOASTS_ABOVE;
}

let pressed: Element | null = null;

/** Keeps in mind what is pressed, from now on. @returns what ends it */
export function notePresses(): () => void {
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest("[data-sonner-toast]")) return;
    pressed = target.closest("button, a");
  };
  document.addEventListener("click", note, true);
  return () => document.removeEventListener("click", note, true);
}

/** Where on the screen what was pressed last is; null when it is gone. */
export function pressedSpan(): Span | null {
  return pressed?.isConnected ? pressed.getBoundingClientRect() : null;
}
