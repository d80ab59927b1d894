import type { ReactNode } from "react";

/** A row of the profile: its subject, the current value, and the button to change the value. */
export function ProfileRow({
  label,
  action,
  children,
}: {
  label: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-t border-line py-3.5 text-[0.9375rem] first:border-t-0 first:pt-0.5 sm:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <p className="text-ink-mute max-sm:col-span-2 max-sm:text-caption">{label}</p>
      <div className="min-w-0 wrap-anywhere">{children}</div>
      <div className="[&_:is(a,button)]:min-h-7 [&_:is(a,button)]:text-small [&_:is(a,button)]:text-wine">
        {action}
      </div>
    </div>
  );
}
