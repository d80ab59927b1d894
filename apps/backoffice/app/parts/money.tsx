import { formatRupees, formatWeight } from "@suvarna/domain/formats";
import type { Milligrams, Paise } from "@suvarna/domain/money";

/** An amount in a table: `₹2,43,854.05`, and `−₹2,941.97` for money that goes out. */
export function Money({ paise, className = "" }: { paise: Paise; className?: string }) {
  return <span className={`num ${className}`}>{sayMoney(paise)}</span>;
}

/** A large amount as the main number of a page. Its paise are shown at two thirds of the size. */
export function BigMoney({ paise, className = "" }: { paise: Paise; className?: string }) {
  const text = sayMoney(paise);
  return (
    <span className={`num text-figure font-medium ${className}`}>
      {text.slice(0, -3)}
      <span className="text-[0.66em] font-normal text-ink-mute">{text.slice(-3)}</span>
    </span>
  );
}

/** Formats an amount in paise for a sentence. */
export const sayMoney = formatRupees;

/** Formats a weight with three decimals: `17.600 g`. */
export function Weight({ mg }: { mg: Milligrams }) {
  return <span className="num">{formatWeight(mg)}</span>;
}
