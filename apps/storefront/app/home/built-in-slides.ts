import type { Slide } from "@suvarna/contract/content/schemas";
import * as say from "@suvarna/words/here/home";

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
  /** The cropped picture for phones, about as high as wide. */
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
    alt: say.bridalSlideAlt,
    tone: "light",
    ground: "#f3eee6",
    above: "",
    description: say.bridalSlideText,
    focus: { x: 85, y: 0 },
  },
  {
    image: "/pictures/banner-rings.jpg",
    alt: say.ringsSlideAlt,
    tone: "light",
    ground: "#f7f2ea",
    above: say.ringsSlideTitle,
    description: say.ringsSlideText,
    focus: { x: 85, y: 0 },
  },
];
