import * as say from "@suvarna/words/here/ui";
import { ArrowLeft, ArrowRight, type IconNode } from "lucide";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { pageNumbers } from "./page-numbers.ts";

/**
 * The classes with which the links share the width of a phone, so that nine links fit in one row.
 */
const PLACE =
  "grid h-11 max-w-10.5 flex-1 place-items-center border-b border-transparent text-[0.9375rem] " +
  "tabular-nums sm:min-w-11 sm:flex-none";

/** Links to the pages of a list. The links work without JavaScript and can be shared. */
export function Pagination({
  page,
  totalPages,
  addressOf,
}: {
  page: number;
  totalPages: number;
  addressOf(page: number): string;
}) {
  if (totalPages <= 1) return null;
  const step = (label: string, icon: IconNode, to: number, rel: "prev" | "next") =>
    to < 1 || to > totalPages ? (
      <span aria-hidden className={`${PLACE} text-line-strong`}>
        <Icon of={icon} size={18} />
      </span>
    ) : (
      <Link
        to={addressOf(to)}
        rel={rel}
        aria-label={label}
        className={`${PLACE} hover:border-gold`}
      >
        <Icon of={icon} size={18} />
      </Link>
    );
  return (
    <nav
      aria-label={say.pages}
      className="mt-16 flex flex-wrap items-center justify-center sm:gap-1.5"
    >
      {step(say.previousPage, ArrowLeft, page - 1, "prev")}
      {pageNumbers(page, totalPages).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is identified by its position
          <span key={`gap ${index}`} aria-hidden className={PLACE}>
            …
          </span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            aria-label={say.pageNumber(number)}
            aria-current={number === page ? "page" : undefined}
            className={`${PLACE} hover:border-gold aria-[current]:border-wine aria-[current]:font-semibold aria-[current]:text-wine`}
          >
            {number}
          </Link>
        ),
      )}
      {step(say.nextPage, ArrowRight, page + 1, "next")}
    </nav>
  );
}
