/** The classes of every text field and select. */
export const CONTROL =
  "block min-h-13 w-full rounded-control border border-line-strong bg-surface px-4 text-body " +
  "aria-invalid:border-alert aria-invalid:shadow-[inset_0_0_0_1px_var(--color-alert)] " +
  "disabled:bg-sand disabled:text-ink-mute";
