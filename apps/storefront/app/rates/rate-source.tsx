import type { RateEntry } from "@suvarna/contract/rates/schemas";

/** Where the rates come from, in plain words, so that a simulated market is never taken for one. */
export function RateSource({
  entries,
  className,
}: {
  entries: readonly RateEntry[];
  className?: string;
}) {
  const source = entries[0]?.source;
  if (!source) return null;
  return <p className={`text-caption text-ink-mute ${className ?? ""}`}>{source}</p>;
}
