import type { Colour, Kind, Occasion } from "@suvarna/domain/jewellery";
import * as jewellery from "@suvarna/words/here/jewellery";
import * as metal from "@suvarna/words/here/metal";
import { categoryName, type NamedValue } from "./category-name.ts";
import type { ListFilter } from "./shop-filters.ts";

/**
 * The label of a value of a filter: `Rings`, `Rose gold`, `Ruby`.
 * @param values the values of the filter in the listing, with their translated names
 */
export function filterWords(key: ListFilter, value: string, values: readonly NamedValue[]): string {
  switch (key) {
    case "kind":
      return jewellery.KIND_WORDS[value as Kind].many;
    case "colour":
      return jewellery.COLOUR_WORDS[value as Colour];
    case "occasion":
      return jewellery.OCCASION_WORDS[value as Occasion];
    case "stone":
      return jewellery.stoneWords(value);
    case "collection":
      return (
        values.find((each) => each.value === value)?.name ??
        jewellery.stoneWords(value.replaceAll("-", " "))
      );
    case "category":
      return categoryName(values, value);
    default:
      return metal.metalWords(value);
  }
}
