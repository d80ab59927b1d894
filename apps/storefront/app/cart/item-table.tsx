import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/cart";
import * as language from "@suvarna/words/here/language";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PHOTOGRAPH, productHref } from "../pieces/index.ts";

/**
 * A table of pieces. On a phone each row becomes a block: the piece with its picture, and the
 * amounts below its name.
 */
export function ItemTable({
  caption,
  head,
  children,
}: {
  caption: string;
  /** The headings of the columns after the product's column. */
  head: readonly { readonly label: string; readonly className: string }[];
  children: ReactNode;
}) {
  return (
    <table className="w-full border-collapse max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong text-caption text-ink-mute">
          <th scope="col" className="pb-3 text-left font-medium">
            {say.product}
          </th>
          {head.map(({ label, className }) => (
            <th key={label} scope="col" className={`pb-3 font-medium ${className}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">{children}</tbody>
    </table>
  );
}

export function ItemRow({ children }: { children: ReactNode }) {
  return (
    <tr className="border-b border-line max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)_auto] max-sm:items-end max-sm:gap-x-4 max-sm:py-5 *:p-0 sm:*:py-6">
      {children}
    </tr>
  );
}

/**
 * The classes of the column with the unit price. Where the column has no room it is hidden, and an
 * element with `PRICE_BELOW` shows the price below the name.
 */
export const PRICE_COLUMN = "hidden md:table-cell lg:hidden xl:table-cell";
export const PRICE_BELOW = "md:hidden lg:block xl:hidden";

/** The first cell of a row: the picture, the name and the content below it. */
export function ItemProduct({
  slug,
  name,
  picture,
  faded = false,
  children,
}: {
  /** The slug of the piece's page; null for a piece without a page. */
  slug: string | null;
  name: string;
  picture: string;
  /** Whether the picture is faded, because the piece is sold out. */
  faded?: boolean;
  children: ReactNode;
}) {
  return (
    <th scope="row" className="text-left font-normal max-sm:col-span-full max-sm:row-start-1">
      <div className="flex min-h-31 gap-4 sm:min-h-0 sm:items-center sm:gap-5.5">
        <Picture
          src={picture}
          alt=""
          {...PHOTOGRAPH}
          sizes="104px"
          className="h-30 w-24 shrink-0 sm:aspect-[7/8] sm:h-auto sm:w-26"
          imageClassName={faded ? "opacity-55" : ""}
        />
        <div className="text-caption text-ink-mute max-sm:pb-12">
          {slug === null ? (
            <span lang={language.langOf(name)} className="block text-body font-medium text-ink">
              {name}
            </span>
          ) : (
            <Link
              to={productHref({ slug })}
              lang={language.langOf(name)}
              className="block text-body font-medium text-ink hover:underline"
            >
              {name}
            </Link>
          )}
          {children}
        </div>
      </div>
    </th>
  );
}
