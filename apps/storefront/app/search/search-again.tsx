import type { ProductPage } from "@suvarna/contract/catalogue/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/search";
import * as shell from "@suvarna/words/here/shell";
import { Search } from "lucide";
import { Form, Link } from "react-router";
import { KindTiles, piecesText } from "../pieces/index.ts";
import { categoryAddress, SEARCH } from "../site-map.ts";
import { NearPieces } from "./near-pieces.tsx";
import type { NearSearch } from "./near-search.ts";

/**
 * The content of the search page without results or without a text: the search field, pieces that
 * match most of the words, and other links.
 */
export function SearchAgain({
  q,
  categories,
  near,
}: {
  q: string;
  categories: ProductPage["facets"]["category"];
  /** The pieces that match all words but one; null if there are none. */
  near: NearSearch | null;
}) {
  return (
    <>
      <div className="bg-shell px-5 py-8 sm:px-12 sm:py-12">
        {q === "" ? null : (
          <div role="status" className="mb-6">
            <h2 className="heading-3 wrap-anywhere">{say.nothingFoundFor(q)}</h2>
            <p className="mt-2 text-ink-soft">{say.checkTheSpelling}</p>
          </div>
        )}
        <Form action={SEARCH} className="flex max-w-read flex-wrap items-end gap-3">
          <label className="min-w-60 flex-1">
            <span className="mb-1.75 block text-small font-medium">{say.lookingFor}</span>
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
          <Button type="submit" className="max-sm:w-full">
            <Icon of={Search} size={17} />
            {shell.search}
          </Button>
        </Form>
      </div>
      {near ? <NearPieces near={near} /> : null}
      <div className="mt-3.5 sm:mt-6">
        <KindTiles />
      </div>
      <section
        aria-labelledby="categories"
        className="flex flex-wrap items-center gap-x-7 gap-y-1 pt-5 sm:pt-8"
      >
        <h2 id="categories" className="heading-3 max-sm:w-full">
          {shell.categories}
        </h2>
        <ul className="contents">
          {categories.map(({ value, count, name }) => (
            <li key={value}>
              <Link
                to={categoryAddress(value)}
                className="flex min-h-11 items-center gap-2 hover:text-wine"
              >
                <span lang={language.langOf(name ?? value)} className="link-gold">
                  {language.nameOf(value, name)}
                </span>
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
