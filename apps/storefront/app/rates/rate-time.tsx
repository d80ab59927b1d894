import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { istMoment } from "@suvarna/words/here/indian-time";
import * as say from "@suvarna/words/here/rates";

/** The source and the time of the current rates. Nothing is shown without rates. */
export function RateTime({
  entries,
  className,
}: {
  entries: readonly RateEntry[];
  className?: string;
}) {
  const [first] = entries;
  if (!first) return null;
  return (
    <p className={`text-caption text-ink-mute tabular-nums ${className ?? ""}`}>
      {say.sourceRateOf(
        say.sourceWords(first.source),
        <time key="time" dateTime={first.updatedAt}>
          {istMoment(first.updatedAt)}
        </time>,
      )}
    </p>
  );
}
