import { formatRupees } from "@suvarna/domain/formats";
import type { Paise } from "@suvarna/domain/money";

/**
 * A sum of money: `₹1,24,580.00`. Cards and headlines show the paise in small figures; a table of
 * amounts does not.
 */
export function Amount({
  paise,
  small = false,
  className,
}: {
  paise: Paise;
  small?: boolean;
  className?: string;
}) {
  const text = formatRupees(paise);
  return (
    <span className={`num ${className ?? ""}`}>
      {small ? (
        <>
          {text.slice(0, -3)}
          <span className="text-[0.82em] font-normal text-ink-mute">{text.slice(-3)}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
