import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A round outline button for the arrows of carousels. `label` is its accessible name. */
export function RoundButton({
  icon,
  label,
  className,
  ...rest
}: { icon: IconNode; label: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`grid size-12 place-items-center rounded-round border border-line-strong transition-colors duration-(--duration-fast) hover:border-wine hover:bg-wine hover:text-ivory [.on-wine_&]:border-ivory/60 ${className ?? ""}`}
    >
      <Icon of={icon} />
    </button>
  );
}
