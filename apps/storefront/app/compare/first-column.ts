/** The classes of the table's first column, which stays in place when a phone scrolls sideways. */
export const FIRST_COLUMN =
  "w-24 bg-ivory text-left max-lg:sticky max-lg:left-0 max-lg:z-1 max-lg:shadow-[-1.25rem_0_0_var(--color-ivory)] lg:w-47";
