import type { ProductPage } from "@suvarna/contract/catalogue/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { EmptyState } from "@suvarna/ui/empty-state.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { piecesText } from "../pieces/index.ts";
import { categoryAddress, SEARCH } from "../site-map.ts";

/** A search without results or without words: the field again, and other links. */
export function SearchAgain({
  q,
  categories,
}: {
  q: string;
  categories: ProductPage["facets"]["category"];
}) {
  return (
    <>
      {q === "" ? null : (
        <div role="status" className="mb-9">
          <EmptyState title={`Nothing found for “${q}”`}>
            Check the spelling, or try one plain word for the piece: jhumka, kada, chain,
            mangalsutra.
          </EmptyState>
        </div>
      )}
      <Form action={SEARCH} className="flex max-w-read flex-wrap items-end gap-3">
        <label className="min-w-60 flex-1">
          <span className="mb-1.75 block text-small font-medium">What are you looking for?</span>
          <input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={100}
            enterKeyHint="search"
            className={CONTROL}
          />
        </label>
        <Button type="submit">
          <Icon of={Search} size={17} />
          Search
        </Button>
      </Form>
      <section aria-labelledby="categories" className="pt-11">
        <h2 id="categories" className="heading-3 mb-4">
          Categories
        </h2>
        <ul className="max-w-read border-t border-line">
          {categories.map(({ value, count }) => (
            <li key={value} className="border-b border-line">
              <Link
                to={categoryAddress(value)}
                className="flex min-h-13 items-center justify-between gap-5 hover:text-wine"
              >
                {value}
                {q === "" ? (
                  <span className="text-caption text-ink-mute tabular-nums">
                    {piecesText(count)}
                  </span>
                ) : null}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
