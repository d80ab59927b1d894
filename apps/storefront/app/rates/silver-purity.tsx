import { FINENESS, SHOWN_PURITY } from "@suvarna/domain/fineness";
import * as say from "@suvarna/words/here/rates";

/** Explains the fineness that is shown beside the rate of silver. */
export function SilverPurity({ className }: { className?: string }) {
  return (
    <p id="silver-purity" className={`text-caption text-ink-mute ${className ?? ""}`}>
      <span aria-hidden>* </span>
      {say.silverPurity(SHOWN_PURITY.Silver, FINENESS.Silver)}
    </p>
  );
}
