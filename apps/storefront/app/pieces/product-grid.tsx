import type { ReactNode } from "react";

/** A grid of cards: two in a row on a phone, three or four on a wide screen. */
export function ProductGrid({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-6 sm:gap-y-12 ${columns === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
    >
      {children}
    </ul>
  );
}

/** The width of a card's picture in each grid, as in `<img sizes>`. */
export const CARD_SIZES: Readonly<Record<3 | 4, string>> = {
  3: "(min-width: 90rem) 324px, (min-width: 64rem) 24vw, 46vw",
  4: "(min-width: 90rem) 312px, (min-width: 64rem) 22vw, 46vw",
};
