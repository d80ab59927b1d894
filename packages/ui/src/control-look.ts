/**
 * The classes of every text field and select. The text is joined when the module runs, because the
 * build would write a constant into every module that uses it.
 */
export const CONTROL = [
  "block min-h-13 w-full rounded-control border border-line-strong bg-surface px-4 text-body",
  "aria-invalid:border-alert aria-invalid:shadow-[inset_0_0_0_1px_var(--color-alert)]",
  // An invalid field has two lines around it. With the focus, the focus ring replaces the second
  // line, so that there are never three lines.
  "aria-invalid:focus-visible:shadow-none",
  "disabled:bg-sand disabled:text-ink-mute",
].join(" ");
