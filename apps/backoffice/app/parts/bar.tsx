import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert, CircleCheck, type IconNode, Info, TriangleAlert } from "lucide";
import type { ReactNode } from "react";

type BarTone = "plain" | "amber" | "alert" | "leaf";

const TONES: Readonly<Record<BarTone, { ground: string; ink: string; icon: IconNode }>> = {
  plain: { ground: "bg-shell", ink: "", icon: Info },
  amber: { ground: "bg-amber-tint", ink: "text-amber", icon: TriangleAlert },
  alert: { ground: "bg-alert-tint", ink: "text-alert", icon: CircleAlert },
  leaf: { ground: "bg-leaf-tint", ink: "text-leaf", icon: CircleCheck },
};

/** A bar with a message about waiting work (`amber`), a problem (`alert`) or a success (`leaf`). */
export function Bar({
  tone = "plain",
  icon,
  actions,
  live,
  className = "",
  children,
}: {
  tone?: BarTone;
  icon?: IconNode;
  actions?: ReactNode;
  /**
   * How screen readers announce the bar when it appears: `alert` at once, `status` at the next
   * pause.
   */
  live?: "alert" | "status";
  className?: string;
  children: ReactNode;
}) {
  const { ground, ink, icon: usual } = TONES[tone];
  return (
    <div
      role={live}
      className={`-mx-(--gutter) flex flex-wrap items-start gap-2.5 px-(--gutter) py-2.5 md:mx-0 md:flex-nowrap md:px-3.5 ${ground} ${className}`}
    >
      <Icon of={icon ?? usual} size={18} className={`mt-px ${ink}`} />
      <div className="min-w-0 flex-1">{children}</div>
      {actions ? (
        <div className="flex flex-none flex-wrap gap-2 max-md:w-full max-md:pl-7">{actions}</div>
      ) : null}
    </div>
  );
}
