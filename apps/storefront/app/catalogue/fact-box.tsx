import type { ReactNode } from "react";

/** A framed list of a few facts, each with its name at the left. */
export function FactBox({
  facts,
  className,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
}) {
  return (
    <dl className={`border border-line bg-surface text-[0.9375rem] ${className ?? ""}`}>
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[6.5rem_1fr] gap-x-5 border-line px-4.5 py-3 not-first:border-t sm:grid-cols-[8.5rem_1fr]"
        >
          <dt className="text-ink-mute">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
