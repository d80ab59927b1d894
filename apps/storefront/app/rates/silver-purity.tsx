import { FINENESS, SHOWN_PURITY } from "@suvarna/domain/fineness";

/** Explains the fineness that is shown beside the rate of silver. */
export function SilverPurity({ className }: { className?: string }) {
  return (
    <p id="silver-purity" className={`text-caption text-ink-mute ${className ?? ""}`}>
      <span aria-hidden>* </span>
      The {SHOWN_PURITY.Silver}% beside silver is a fixed figure of this panel and not its fineness.
      Our silver is fine silver of {FINENESS.Silver} parts in a thousand, and the rate is for that.
    </p>
  );
}
