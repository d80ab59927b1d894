import type { Suggestions } from "@suvarna/contract/catalogue/schemas";
import { productHref } from "../pieces/index.ts";
import { categoryAddress, searchAddress } from "../site-map.ts";

/** A suggestion: its text and its link. */
export type Suggestion =
  | {
      readonly kind: "product";
      readonly to: string;
      readonly product: Suggestions["products"][number];
    }
  | { readonly kind: "category" | "recent" | "all"; readonly to: string; readonly words: string };

/** Suggestions under one heading. */
export interface SuggestionGroup {
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
}

/** The suggestions below the field; while the field is empty, the recent searches. */
export function suggestionGroups(
  typed: string,
  suggested: Suggestions | undefined,
  recent: readonly string[],
): SuggestionGroup[] {
  if (typed === "") {
    const searches = recent.map((words): Suggestion => {
      return { kind: "recent", to: searchAddress(words), words };
    });
    return filled([{ title: "Recent searches", suggestions: searches }]);
  }
  const { products = [], categories = [] } = suggested ?? {};
  return filled([
    {
      title: "Products",
      suggestions: products.map((product) => ({
        kind: "product",
        to: productHref(product),
        product,
      })),
    },
    {
      title: "Categories",
      suggestions: categories.map(({ title }) => ({
        kind: "category",
        to: categoryAddress(title),
        words: title,
      })),
    },
    {
      title: "All results",
      suggestions: [
        { kind: "all", to: searchAddress(typed), words: `See all results for “${typed}”` },
      ],
    },
  ]);
}

function filled(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
