import { getShop } from "@suvarna/contract/content/calls";
import { useRead } from "../platform/queries.ts";

/** The number of letters up to which a name has room for the wide spaces of the wordmark. */
const SHORT = 9;

/**
 * The name of the shop as the wordmark of the back office. The line keeps its height until the name
 * is known, and a long name takes two lines at most.
 */
export function ShopName({ className = "" }: { className?: string }) {
  const name = useRead(getShop, {}).data?.name;
  const spaces =
    name !== undefined && name.length > SHORT ? "tracking-[0.08em]" : "tracking-[0.2em]";
  return (
    <p
      title={name}
      className={`line-clamp-2 font-display leading-tight text-wine uppercase wrap-anywhere ${spaces} ${className}`}
    >
      {name ?? "\u00a0"}
    </p>
  );
}
