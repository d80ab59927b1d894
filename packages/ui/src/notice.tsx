import { CircleAlert, CircleCheck, TriangleAlert } from "lucide";
import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

const KINDS = {
  error: { icon: CircleAlert, role: "alert", look: "bg-alert-tint text-alert" },
  success: { icon: CircleCheck, role: "status", look: "bg-leaf-tint text-leaf" },
  warning: { icon: TriangleAlert, role: "status", look: "bg-amber-tint text-amber" },
} as const;

/** A message in the page, beside the content that it concerns. */
export function Notice({
  kind,
  takesFocus = false,
  children,
  className,
}: {
  kind: keyof typeof KINDS;
  /**
   * Whether the message takes the focus when it appears, in place of a form that had the focus. A
   * screen reader then reads the message.
   */
  takesFocus?: boolean;
  children: ReactNode;
  className?: string;
}) {
  const { icon, role, look } = KINDS[kind];
  const textId = useId();
  return (
    <div
      {...(takesFocus
        ? { role: "group", "aria-labelledby": textId, tabIndex: -1, ref: takeFocus }
        : { role })}
      className={`flex items-start gap-3.5 px-5 py-4 text-[0.9375rem] outline-none ${look} ${className ?? ""}`}
    >
      <Icon of={icon} className="mt-0.5" />
      <div id={textId}>{children}</div>
    </div>
  );
}

function takeFocus(message: HTMLElement | null): void {
  message?.focus();
}
