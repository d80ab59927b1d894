import { expect, it } from "vitest";
import { TOAST_GAP, TOASTS_ABOVE, toastsBottom } from "./toast-place.ts";

const SCREEN = 844;
const span = (top: number) => ({ top, bottom: top + 52 });

it("lies above the bar to buy with", () => {
  expect(toastsBottom(SCREEN, 80, null)).toBe(TOASTS_ABOVE);
  expect(toastsBottom(SCREEN, 80, span(SCREEN - 64))).toBe(TOASTS_ABOVE);
});

it("lies above what was pressed, where it would hide it", () => {
  expect(toastsBottom(SCREEN, 80, span(700))).toBe(SCREEN - 700 + TOAST_GAP);
  expect(toastsBottom(SCREEN, 80, span(300))).toBe(TOASTS_ABOVE);
  expect(toastsBottom(SCREEN, 450, span(500))).toBe(SCREEN - 500 + TOAST_GAP);
});

it("stays where it is when there is no room above", () => {
  expect(toastsBottom(SCREEN, 600, span(200))).toBe(TOASTS_ABOVE);
});

it("never touches what was pressed, if there is room above it", () => {
  for (let top = 0; top < SCREEN; top += 7) {
    for (const pile of [70, 160, 300]) {
      const button = span(top);
      const bottom = SCREEN - toastsBottom(SCREEN, pile, button);
      const covers = button.top < bottom && button.bottom > bottom - pile;
      expect(covers && pile + TOAST_GAP <= top).toBe(false);
    }
  }
});
