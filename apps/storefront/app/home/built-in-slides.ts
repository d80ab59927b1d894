import type { Slide } from "@suvarna/contract/content/schemas";

/** A slide in the top section of the home page. */
export interface HeroSlide
  extends Pick<Slide, "image" | "alt" | "tone" | "ground" | "description" | "focus"> {
  /** The line above the headline, which is the slide's own title; empty for the shop's tagline. */
  readonly above: string;
}

/**
 * A picture that is part of the storefront's files, so that it can be shown without an answer of
 * the API.
 */
export interface BuiltInPicture {
  /** The address of the picture for browsers without AVIF. */
  readonly src: string;
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

const pictureOf = (name: string): BuiltInPicture => ({
  src: file(`${name}-1200.jpg`),
  srcSet: srcSetOf(name, WIDTHS),
  portraitSrcSet: srcSetOf(`${name}-portrait`, PORTRAIT_WIDTHS),
});

/**
 * The built-in pictures, by the address of the same picture in the example shop. The slides of the
 * example shop thereby use the files with the crop for phones, and no picture is loaded twice.
 */
const PICTURES: ReadonlyMap<string, BuiltInPicture> = new Map([
  ["/pictures/banner-bridal.jpg", pictureOf("bridal")],
  ["/pictures/banner-rings.jpg", pictureOf("rings")],
]);

export function builtInPicture(image: string): BuiltInPicture | undefined {
  return PICTURES.get(image);
}

function srcSetOf(name: string, widths: readonly number[]): string {
  return widths.map((width) => `${file(`${name}-${width}.avif`)} ${width}w`).join(", ");
}

/** The slides that the home page shows when the shop has no slides of its own. */
export const BUILT_IN_SLIDES: readonly HeroSlide[] = [
  {
    image: "/pictures/banner-bridal.jpg",
    alt: "Bridal set: polki necklace with ruby and emerald, maang tikka, jhumkas and bangles on ivory",
    tone: "light",
    ground: "#f3eee6",
    above: "",
    description: "Polki, kundan and temple work from our own workshop, priced from the day's rate.",
    focus: { x: 85, y: 0 },
  },
  {
    image: "/pictures/banner-rings.jpg",
    alt: "Three rings on ivory stone: a rose gold halo, an emerald halo and a white gold solitaire",
    tone: "light",
    ground: "#f7f2ea",
    above: "One stone, well lit",
    description: "Solitaires and halos in 18K gold.",
    focus: { x: 85, y: 0 },
  },
];
