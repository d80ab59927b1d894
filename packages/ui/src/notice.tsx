import { CircleAlert, CircleCheck, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const KINDS = {
  error: { icon: CircleAlert, role: "alert", look: "bg-alert-tint text-alert" },
  success: { icon: CircleCheck, role: "status", look: "bg-leaf-tint text-leaf" },
  warning: { icon: TriangleAlert, role: "status", look: "bg-amber-tint text-amber" },
} as const;

/** A message in the page, beside the content that it concerns. */
export function Notice({
  kind,
  children,
  className,
}: {
  kind: keyof typeof KINDS;
  children: ReactNode;
  className?: string;
}) {
  const { icon, role, look } = KINDS[kind];
  return (
    <div
      role={role}
      className={`flex items-start gap-3.5 px-5 py-4 text-[0.9375rem] ${look} ${className ?? ""}`}
    >
      <Icon of={icon} className="mt-0.5" />
      <div>{children}</div>
    </div>
  );
}
