/** The CSS classes of a line of the finder, which searches the whole back office. */
export const ITEM =
  "flex cursor-pointer items-center gap-2.5 px-3.5 py-2 data-[selected=true]:bg-wine-tint data-[selected=true]:text-wine";

/** The CSS classes of a group of the finder's lines with its heading. */
export const GROUP =
  "[&_[cmdk-group-heading]]:px-3.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:text-hint [&_[cmdk-group-heading]]:text-ink-mute";
