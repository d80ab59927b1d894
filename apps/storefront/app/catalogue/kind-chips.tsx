import type { Menu } from "@suvarna/contract/catalogue/schemas";
import { Picture } from "@suvarna/ui/picture.tsx";
import { KIND_WORDS } from "@suvarna/words/here/jewellery";
import * as say from "@suvarna/words/here/listing";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { PHOTOGRAPH } from "../pieces/index.ts";
import { changeFilters } from "./shop-filters.ts";
import type { ListingAddress } from "./use-shop-filters.ts";

const CHIP =
  "flex min-h-11 flex-none items-center gap-2.5 rounded-control border border-line bg-surface text-small whitespace-nowrap hover:border-line-strong aria-[current]:border-wine aria-[current]:bg-wine-tint aria-[current]:shadow-[inset_0_0_0_1px_var(--color-wine)] lg:min-h-13 lg:text-[0.9375rem]";

/**
 * The kinds of jewellery as a row that scrolls sideways. The row is scrolled so that the current
 * kind is visible.
 */
export function KindChips({
  menu,
  address,
}: {
  menu: Pick<Menu, "kinds" | "total">;
  address: ListingAddress;
}) {
  const { filters, hrefOf } = address;
  const only = filters.kind.length === 1 ? filters.kind[0] : undefined;
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new kind scrolls the row again
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (!row.current || !chip) return;
    const { offsetLeft, offsetWidth } = chip;
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [only]);
  return (
    <nav
      ref={row}
      aria-label={say.kinds}
      className="relative -mx-gutter flex gap-2 overflow-x-auto scroll-px-gutter px-gutter pt-3 [scrollbar-width:none] lg:gap-2.5 lg:pt-5"
    >
      <Link
        to={hrefOf(changeFilters(filters, { kind: [] }))}
        preventScrollReset
        aria-current={filters.kind.length === 0 ? "page" : undefined}
        className={`${CHIP} px-3.5 lg:px-4`}
      >
        {say.allKinds}{" "}
        <span className="text-caption text-ink-mute tabular-nums max-lg:hidden">{menu.total}</span>
      </Link>
      {menu.kinds.map(({ kind, image, ground }) => (
        <Link
          key={kind}
          to={hrefOf(changeFilters(filters, { kind: [kind] }))}
          preventScrollReset
          aria-current={kind === only ? "page" : undefined}
          className={`${CHIP} px-3.5 lg:pr-4 lg:pl-0`}
        >
          <Picture
            src={image}
            ground={ground}
            alt=""
            {...PHOTOGRAPH}
            sizes="50px"
            className="size-12.5 max-lg:hidden"
          />
          {KIND_WORDS[kind].many}
        </Link>
      ))}
    </nav>
  );
}
