import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

/** A button with only an icon and a target of 44 px. `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  size = 20,
  className,
  ...rest
}: { icon: IconNode; label: string; size?: number } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`relative grid size-11 place-items-center ${className ?? ""}`}
    >
      <Icon of={icon} size={size} />
    </button>
  );
}
