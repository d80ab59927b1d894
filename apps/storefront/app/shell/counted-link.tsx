import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/shell";
import type { IconNode } from "lucide";
import { Link } from "react-router";

/**
 * The largest number that is shown, because a larger number has no room beside the icon; screen
 * readers read the full number.
 */
const MOST_SHOWN = 99;

/** An icon that links to a list, such as the cart, with the number of its entries. */
export function CountedLink({
  to,
  label,
  icon,
  count,
  className = "grid",
}: {
  to: string;
  label: string;
  icon: IconNode;
  count: number;
  className?: string;
}) {
  const words = count === 0 ? label : say.countedLink(label, count);
  return (
    <Link to={to} aria-label={words} className={`relative size-11 place-items-center ${className}`}>
      <Icon of={icon} size={21} />
      {count > 0 ? (
        <b className="absolute top-1 left-8.5 h-4.5 min-w-4.5 -translate-x-1/2 rounded-round bg-wine px-1 text-center text-[0.75rem] leading-4.5 font-semibold text-ivory tabular-nums">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </b>
      ) : null}
    </Link>
  );
}
