import type { RateEntry } from "@suvarna/contract/rates/schemas";
import * as say from "@suvarna/words/here/rates";

/**
 * Names the source of the rates, so that visitors do not mistake simulated rates for real rates.
 */
export function RateSource({
  entries,
  className,
}: {
  entries: readonly RateEntry[];
  className?: string;
}) {
  const source = entries[0]?.source;
  if (!source) return null;
  return (
    <p className={`text-caption text-ink-mute ${className ?? ""}`}>{say.sourceWords(source)}</p>
  );
}
