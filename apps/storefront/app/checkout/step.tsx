import type { ReactNode } from "react";

/** A section of the checkout form under a thin line: its heading, and an action at the right. */
export function Step({
  title,
  action,
  className = "",
  children,
}: {
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`border-t border-line py-6.5 ${className}`}>
      <div className="mb-3.5 flex items-baseline justify-between gap-4">
        <h2 className="text-h3 font-normal">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
