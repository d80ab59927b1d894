import type { Colour, Kind, Occasion } from "@suvarna/domain/jewellery";
import {
  COLOUR_WORDS,
  categoryWords,
  KIND_WORDS,
  OCCASION_WORDS,
  stoneWords,
} from "@suvarna/words/here/jewellery";
import * as metal from "@suvarna/words/here/metal";
import type { ListFilter } from "./shop-filters.ts";

/** The label of a value of a filter: `Rings`, `Rose gold`, `Ruby`. */
export function filterWords(key: ListFilter, value: string): string {
  switch (key) {
    case "kind":
      return KIND_WORDS[value as Kind].many;
    case "colour":
      return COLOUR_WORDS[value as Colour];
    case "occasion":
      return OCCASION_WORDS[value as Occasion];
    case "stone":
      return stoneWords(value);
    case "collection":
      return stoneWords(value.replaceAll("-", " "));
    case "category":
      return categoryWords(value);
    default:
      return metal.metalWords(value);
  }
}
