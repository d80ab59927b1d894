import * as say from "@suvarna/words/here/about";
import { ON_THE_WAY } from "@suvarna/words/here/policy-spans";
import { BadgeCheck, Gem, Hammer, type IconNode, Scale, Truck, Wrench } from "lucide";

interface Tile {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
}

/** The texts about the shop's strengths. */
export const TILES: readonly Tile[] = [
  {
    icon: BadgeCheck,
    title: say.hallmarkedGold,
    text: say.hallmarkedGoldText,
  },
  {
    icon: Scale,
    title: say.pricesLaidOpen,
    text: say.pricesLaidOpenText,
  },
  {
    icon: Gem,
    title: say.stonesByName,
    text: say.stonesByNameText,
  },
  {
    icon: Hammer,
    title: say.madeByHand,
    text: say.madeByHandText,
  },
  {
    icon: Truck,
    title: say.tracked,
    text: say.trackedText(ON_THE_WAY),
  },
  {
    icon: Wrench,
    title: say.repairedFree,
    text: say.repairedFreeText,
  },
];

/** Reasons to buy from this shop, each with a title and a text. */
export const REASONS: readonly (readonly [string, string])[] = [
  [say.sumShown, say.sumShownText],
  [say.netWeight, say.netWeightText],
  [say.priceHolds, say.priceHoldsText],
  [say.somebodyAnswers, say.somebodyAnswersText],
];

/** The shop's aims, each with a title and a text. */
export const AIMS: readonly (readonly [string, string])[] = [
  [say.vision, say.visionText],
  [say.mission, say.missionText],
  [say.values, say.valuesText],
  [say.promise, say.promiseText],
];
