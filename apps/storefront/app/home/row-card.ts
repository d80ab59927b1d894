/* The classes of a card of a strip (`group/item` on each entry of the list). On a phone the
   strip is one column: the first card is upright, and the others have the picture at the left. */
export const ROW_CARD =
  "group relative flex flex-col max-sm:group-not-first/item:flex-row " +
  "max-sm:group-not-first/item:items-center max-sm:group-not-first/item:gap-4.5 " +
  "max-sm:group-not-first/item:border-t max-sm:group-not-first/item:border-line " +
  "max-sm:group-not-first/item:py-3.5 max-sm:group-first/item:pb-5.5";
export const ROW_VIEW =
  "max-sm:group-not-first/item:w-29 max-sm:group-not-first/item:flex-none " +
  "[&>*]:max-sm:group-not-first/item:aspect-square";
export const ROW_WORDS =
  "pt-3 max-sm:group-not-first/item:flex-1 max-sm:group-not-first/item:p-0 sm:pt-4";
