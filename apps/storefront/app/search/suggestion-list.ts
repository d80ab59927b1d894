import type { Suggestions } from "@suvarna/contract/catalogue/suggestion-schemas";
import type { Kind } from "@suvarna/domain/jewellery";
import * as jewellery from "@suvarna/words/here/jewellery";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/search";
import { kindAddress, piecesText, productHref } from "../pieces/index.ts";
import { categoryAddress, searchAddress } from "../site-map.ts";

/** A suggestion below the search field: its text and its link. */
export type Suggestion =
  | {
      readonly kind: "product";
      readonly to: string;
      readonly product: Suggestions["products"][number];
    }
  | {
      readonly kind: "words" | "recent" | "all";
      readonly to: string;
      readonly words: string;
      /** A text after the suggestion, such as the number of pieces. */
      readonly note?: string;
    };

/** A group of suggestions under one heading. */
export interface SuggestionGroup {
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
}

/** The largest number of pieces among the suggestions. */
const MOST_PIECES = 4;
/** The kinds of jewellery that are suggested when nothing was found. */
const OFFERED: readonly Kind[] = ["ring", "earrings", "necklace"];

/**
 * The suggestions below the search field. While the field is empty, they are the recent searches.
 */
export function suggestionGroups(
  typed: string,
  suggested: Suggestions | undefined,
  recent: readonly string[],
): SuggestionGroup[] {
  if (typed === "") {
    const searches = recent.map((words): Suggestion => {
      return { kind: "recent", to: searchAddress(words), words };
    });
    return filled([{ title: say.recentSearches, suggestions: searches }]);
  }
  const products = suggested?.products.slice(0, MOST_PIECES) ?? [];
  const isNothing = suggested?.total === 0;
  return filled([
    {
      title: say.products,
      suggestions: products.map((product) => ({
        kind: "product",
        to: productHref(product),
        product,
      })),
    },
    { title: say.doYouMean, suggestions: suggested ? meanings(typed, suggested) : [] },
    { title: say.lookAt, suggestions: isNothing ? OFFERED.map(wayTo) : [] },
    {
      title: say.allResults,
      suggestions: [{ kind: "all", to: searchAddress(typed), words: say.seeAllResults(typed) }],
    },
  ]);
}

/**
 * The suggestions that interpret the typed text: completed words, the kinds of the found pieces,
 * and the categories with a matching name.
 */
function meanings(typed: string, { words, kinds, categories }: Suggestions): Suggestion[] {
  return [
    ...words.map((word): Suggestion => ({ kind: "words", to: searchAddress(word), words: word })),
    ...kinds.map(
      ({ kind, count }): Suggestion => ({
        kind: "words",
        to: `${searchAddress(typed)}&kind=${kind}`,
        words: jewellery.KIND_WORDS[kind].many,
        note: piecesText(count),
      }),
    ),
    ...categories.map(
      (category): Suggestion => ({
        kind: "words",
        to: categoryAddress(category.title),
        words: language.titleOf(category),
        note: say.category,
      }),
    ),
  ];
}

function wayTo(kind: Kind): Suggestion {
  return { kind: "words", to: kindAddress(kind), words: jewellery.KIND_WORDS[kind].many };
}

function filled(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
