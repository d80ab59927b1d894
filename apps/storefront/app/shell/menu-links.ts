import type { Menu } from "@suvarna/contract/catalogue/schemas";
import type { Occasion } from "@suvarna/domain/jewellery";
import {
  categoryWords,
  metalLabel,
  OCCASION_WORDS,
  stoneWords,
} from "@suvarna/words/here/jewellery";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/shell";
import { CATEGORY_TITLES, categoryAddress, type SiteLink } from "../site-map.ts";

/** The occasions that the menu shows; other occasions are only among the filters. */
const MAIN_OCCASIONS: readonly Occasion[] = [
  "wedding",
  "engagement",
  "anniversary",
  "everyday",
  "festive",
  "birth",
  "for-him",
];
const MOST_METALS = 5;
const MOST_STONES = 4;

/** The address of the listing with the given filters. */
function listing(choices: Readonly<Record<string, string>>): string {
  return `/shop?${new URLSearchParams(choices)}`;
}

/** The listings of the categories that staff show, in the shop's order. */
export function categoryLinks({ categories }: Menu): SiteLink[] {
  return categories.map((category) => ({
    label: language.titleOf(category),
    to: categoryAddress(category.title),
  }));
}

/** The listings of the example shop's categories, for a menu whose data can't be loaded. */
export const DEFAULT_CATEGORY_LINKS: readonly SiteLink[] = CATEGORY_TITLES.map((title) => ({
  label: categoryWords(title),
  to: categoryAddress(title),
}));

/** The listings of the occasions that the shop has pieces for. */
export function occasionLinks({ occasions }: Menu): SiteLink[] {
  const offered = new Set(occasions.map(({ occasion }) => occasion));
  return MAIN_OCCASIONS.filter((occasion) => offered.has(occasion)).map((occasion) => ({
    label: OCCASION_WORDS[occasion],
    to: listing({ occasion }),
  }));
}

/** The listings of the metals and of the stones with the most pieces. */
export function metalAndStoneLinks({ metals, stones }: Menu): SiteLink[] {
  const most = metals.toSorted((one, other) => other.count - one.count).slice(0, MOST_METALS);
  return [
    ...most.map(({ carat, colour }) => ({
      label: metalLabel(carat, colour),
      to: listing({ carat, colour }),
    })),
    ...stones.slice(0, MOST_STONES).map(({ stone }) => ({
      label: stoneWords(stone),
      to: listing({ stone }),
    })),
  ];
}

/** The link to pieces that cost little enough for a gift. */
export const GIFTS: SiteLink = {
  label: say.giftsUnder("₹50,000"),
  to: listing({ maxPayable: "50000" }),
};
