import * as say from "@suvarna/words/here/rates";

/**
 * The change of a rate, by default since yesterday: a triangle, the percentage, and a text for
 * screen readers.
 */
export function Tick({
  change,
  since = say.sinceYesterday,
  className,
}: {
  /** The change in percent; null if there is no earlier rate. */
  change: number | null;
  since?: string;
  className?: string;
}) {
  if (change === null) return null;
  const { sign, words, look } = kindOf(change);
  return (
    <span
      className={`text-caption font-medium whitespace-nowrap tabular-nums ${look} ${className ?? ""}`}
    >
      {sign ? (
        <span aria-hidden className="mr-[0.15em]">
          {sign}
        </span>
      ) : null}
      {Math.abs(change).toFixed(2)}%<span className="sr-only">{say.changeSince(words, since)}</span>
    </span>
  );
}

function kindOf(change: number) {
  if (change > 0) return { sign: "▲", words: say.up, look: "text-leaf" };
  if (change < 0) return { sign: "▼", words: say.down, look: "text-alert" };
  return { sign: "", words: say.unchanged, look: "text-ink-mute" };
}
