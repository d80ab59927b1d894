import { ON_THE_WAY } from "@suvarna/domain/policies";
import { BadgeCheck, Gem, Hammer, type LucideIcon, Scale, Truck, Wrench } from "lucide-react";

interface Tile {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** The texts about the shop's strengths. */
export const TILES: readonly Tile[] = [
  {
    icon: BadgeCheck,
    title: "Hallmarked gold",
    text: "Wherever the law has a hallmark for a piece, ours carries it, with its own six-character HUID.",
  },
  {
    icon: Scale,
    title: "Prices laid open",
    text: "Metal, making, stones and tax on lines of their own, at the rate of this minute.",
  },
  {
    icon: Gem,
    title: "Stones by name",
    text: "Kind, number and carats of every stone stand on the page and on the bill.",
  },
  {
    icon: Hammer,
    title: "Made by hand",
    text: "Set, chased, strung and finished at a bench, by a karigar who signs for the piece.",
  },
  {
    icon: Truck,
    title: "Tracked on its way",
    text: `Sealed and tracked from our door to yours. In standard delivery, ${ON_THE_WAY} after dispatch.`,
  },
  {
    icon: Wrench,
    title: "Repaired free",
    text: "For six months after the purchase. After that we still do it, and tell you the price first.",
  },
];

/** Reasons to buy from this shop, each with a title and a text. */
export const REASONS: readonly (readonly [string, string])[] = [
  [
    "You see the sum, not only the total",
    "Every price is worked out before your eyes. If the rate moves, you see which line moved with it.",
  ],
  [
    "Gold is weighed without its stones",
    "You pay for gold on the net weight. The gross weight stands beside it, so that you can check.",
  ],
  [
    "A price that holds while you pay",
    "At the checkout we lock your price for some minutes. If the market turns meanwhile, we don’t.",
  ],
  [
    "Somebody answers",
    "Write, call or come by. Whoever answers knows the piece, and can walk to the bench and ask.",
  ],
];

/** The shop's aims, each with a title and a text. */
export const AIMS: readonly (readonly [string, string])[] = [
  ["Our vision", "That nobody in India has to trust a jeweller, because everybody can check one."],
  ["Our mission", "To make pieces worth repairing, and to sell them by figures that add up."],
  ["Our values", "Say the weight. Show the rate. Name the stone. Keep what was promised."],
  ["Our promise", "What you are told before you buy is what stands on the bill, to the paisa."],
];
