import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { CONTROL } from "./control-look.ts";
import { Icon } from "./icon.tsx";

/** A select element without a label. `compact` is for toolbars, where `aria-label` names it. */
export function Select({
  compact = false,
  ...select
}: { compact?: boolean } & ComponentProps<"select">) {
  const size = compact ? "min-h-11! pl-3.5! text-small!" : "";
  return (
    <span className="relative block">
      <select {...select} className={`${CONTROL} appearance-none pr-11 ${size}`} />
      <Icon
        of={ChevronDown}
        size={18}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto"
      />
    </span>
  );
}
