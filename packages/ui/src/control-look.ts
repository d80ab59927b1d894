/** The classes of every text field and select. */
export const CONTROL =
  "block min-h-13 w-full rounded-control border border-line-strong bg-surface px-4 text-body " +
  "aria-invalid:border-alert aria-invalid:shadow-[inset_0_0_0_1px_var(--color-alert)] " +
  // The focus ring replaces the second line of an error, so that there are never three lines.
  "aria-invalid:focus-visible:shadow-none " +
  "disabled:bg-sand disabled:text-ink-mute";
