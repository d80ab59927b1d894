import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { ChevronDown } from "lucide";
import { useState } from "react";
import { OrderLines, piecesWords } from "./order-lines.tsx";
import type { PriceLock } from "./price-lock.ts";

const PICTURES = 3;

/**
 * The order on top of a phone's checkout: the pictures, the count and the total, which expand to
 * the list of pieces.
 */
export function FoldedOrder({ lock: { items, totals } }: { lock: PriceLock }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group -mx-gutter bg-shell lg:hidden"
    >
      <summary className="flex min-h-15 list-none items-center gap-3 px-gutter py-2 text-[0.9375rem]">
        <span aria-hidden className="flex">
          {items.slice(0, PICTURES).map((item) => (
            <Picture
              key={`${item.productId} ${item.size ?? ""} ${item.engraving ?? ""}`}
              src={item.image}
              alt=""
              width={1200}
              height={1200}
              sizes="40px"
              className="size-10 border-2 border-shell bg-sand! not-first:-ml-3"
            />
          ))}
        </span>
        <span>{piecesWords(items)}</span>
        <Icon
          of={ChevronDown}
          size={18}
          className="transition-transform duration-(--duration-base) group-open:rotate-180"
        />
        <Amount paise={paise(totals.total)} className="ml-auto font-semibold" />
      </summary>
      {/* The list is rendered only when it is open, because the browser's search in the page
          would otherwise find each piece twice. */}
      {open ? (
        <div className="px-gutter pb-3">
          <OrderLines items={items} />
        </div>
      ) : null}
    </details>
  );
}
