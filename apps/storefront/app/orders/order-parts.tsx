import type { AccountCounts } from "@suvarna/contract/accounts/schemas";
import { OWN_ORDER_PARTS, type OwnOrderPart } from "@suvarna/domain/order";
import * as say from "@suvarna/words/here/orders";
import { Link, useSearchParams } from "react-router";
import { useCounts } from "../accounts/index.ts";

const LABELS: Readonly<Record<OwnOrderPart, string>> = {
  all: say.all,
  on_the_way: say.onTheWay,
  done: say.done,
};
const COUNTED: Readonly<Record<OwnOrderPart, keyof AccountCounts>> = {
  all: "orders",
  on_the_way: "ordersOnTheWay",
  done: "ordersDone",
};

/** The group of orders that the address names; all orders if the address names no known group. */
export function useShownPart(): OwnOrderPart {
  const named = useSearchParams()[0].get("show");
  return OWN_ORDER_PARTS.find((part) => part === named) ?? "all";
}

/**
 * Links to the groups of orders, each with its number of orders. An account without orders has no
 * such links.
 */
export function OrderGroupLinks() {
  const { data: counts } = useCounts();
  const visiblePart = useShownPart();
  if (!counts || counts.orders === 0) return null;
  return (
    <nav aria-label={say.whichOrders} className="flex border border-line-strong text-small">
      {OWN_ORDER_PARTS.map((part) => (
        <Link
          key={part}
          to={part === "all" ? "/order-history" : `/order-history?show=${part}`}
          replace
          preventScrollReset
          aria-current={part === visiblePart ? "true" : undefined}
          className="flex min-h-11 items-center border-l border-line-strong px-3.5 whitespace-nowrap first:border-l-0 hover:text-wine aria-[current]:bg-wine aria-[current]:text-ivory"
        >
          {LABELS[part]}&nbsp;<span className="num">{counts[COUNTED[part]]}</span>
        </Link>
      ))}
    </nav>
  );
}
