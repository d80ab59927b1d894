import type { Slide } from "@suvarna/contract/content";

/** A slide that comes with the storefront itself, in its sizes: it needs no answer of the API. */
export interface BuiltInSlide extends Pick<Slide, "alt" | "tone"> {
  /** For browsers without AVIF. */
  readonly image: string;
  readonly srcSet: string;
  /** What a phone shows of it, cut out: a square. */
  readonly squareSrcSet: string;
}

const FILES = import.meta.glob<string>("./built-in/*", {
  eager: true,
  query: "?url",
  import: "default",
});
const WIDTHS = [720, 1200, 1600, 2400];
const SQUARE_WIDTHS = [750, 1170];

const file = (name: string) => FILES[`./built-in/${name}`] ?? "";

function slide(name: string, words: Pick<Slide, "alt" | "tone">): BuiltInSlide {
  return {
    ...words,
    image: file(`${name}-1200.jpg`),
    srcSet: srcSetOf(name, WIDTHS),
    squareSrcSet: srcSetOf(`${name}-square`, SQUARE_WIDTHS),
  };
}

function srcSetOf(name: string, widths: readonly number[]): string {
  return widths.map((width) => `${file(`${name}-${width}.avif`)} ${width}w`).join(", ");
}

/** What the hero opens with, and all it has when the shop's own slides can't be had. */
export const BUILT_IN_SLIDES: readonly BuiltInSlide[] = [
  slide("bridal", {
    alt: "Bridal set: polki necklace, maang tikka, jhumkas and bangles",
    tone: "light",
  }),
  slide("rings", { alt: "Three rings on ivory stone", tone: "light" }),
];
