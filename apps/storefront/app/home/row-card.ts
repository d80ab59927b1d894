/**
 * The classes of a row of cards: a row that scrolls sideways on a phone, and a grid of two or four
 * columns on wider screens.
 */
export const STRIP =
  "max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:gap-3.5 " +
  "max-sm:overflow-x-auto max-sm:scroll-px-gutter max-sm:px-gutter max-sm:[scrollbar-width:none] " +
  "max-sm:*:flex-[0_0_62%] max-sm:*:snap-start " +
  "sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-4";

/**
 * The shown width of a picture in a row of cards, as in `<img sizes>`. On a phone the real width is
 * 58 vw; a little less is requested, so that a phone of low resolution loads a file with a third of
 * the bytes.
 */
export const STRIP_SIZES =
  "(min-width: 90rem) 312px, (min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 48vw";
