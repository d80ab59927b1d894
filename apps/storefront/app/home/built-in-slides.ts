import type { Slide } from "@suvarna/contract/content/schemas";

type SlideWords = Pick<Slide, "alt" | "tone" | "ground" | "description"> & {
  /** The line above the headline; empty for the shop's tagline. */
  readonly above: string;
};

/** A slide whose pictures are part of the storefront, so that it needs no answer of the API. */
export interface BuiltInSlide extends SlideWords {
  /** The picture for browsers without AVIF. */
  readonly image: string;
  readonly srcSet: string;
  /** The cropped picture for phones, with an aspect ratio of 7:8. */
  readonly portraitSrcSet: string;
}

const FILES = import.meta.glob<string>("./built-in/*", {
  eager: true,
  query: "?url",
  import: "default",
});
const WIDTHS = [720, 1200, 1600, 2400];
const PORTRAIT_WIDTHS = [750, 1050];

const file = (name: string) => FILES[`./built-in/${name}`] ?? "";

function slide(name: string, words: SlideWords): BuiltInSlide {
  return {
    ...words,
    image: file(`${name}-1200.jpg`),
    srcSet: srcSetOf(name, WIDTHS),
    portraitSrcSet: srcSetOf(`${name}-portrait`, PORTRAIT_WIDTHS),
  };
}

function srcSetOf(name: string, widths: readonly number[]): string {
  return widths.map((width) => `${file(`${name}-${width}.avif`)} ${width}w`).join(", ");
}

/** The slides that the hero starts with, and keeps if the shop's own slides can't be loaded. */
export const BUILT_IN_SLIDES: readonly BuiltInSlide[] = [
  slide("bridal", {
    alt: "Bridal set: polki necklace with ruby and emerald, maang tikka, jhumkas and bangles on ivory",
    tone: "light",
    ground: "#f3eee6",
    above: "",
    description: "Polki, kundan and temple work from our own workshop, priced from the day's rate.",
  }),
  slide("rings", {
    alt: "Three rings on ivory stone: a rose gold halo, an emerald halo and a white gold solitaire",
    tone: "light",
    ground: "#f7f2ea",
    above: "One stone, well lit",
    description: "Solitaires and halos in 18K gold.",
  }),
];
