/**
 * The classes of every text field and select. The text is joined when the module runs, because the
 * build would write a constant into every module that uses it.
 */
export const CONTROL = [
  "block min-h-13 w-full rounded-control border border-line-strong bg-surface px-4 text-body",
  "aria-invalid:border-alert aria-invalid:shadow-[inset_0_0_0_1px_var(--color-alert)]",
  // With the focus, an invalid field has the focus ring instead of its red lines, so that there is
  // one ring. The message below the field stays.
  "aria-invalid:focus-visible:border-line-strong aria-invalid:focus-visible:shadow-none",
  "disabled:bg-sand disabled:text-ink-mute",
].join(" ");
