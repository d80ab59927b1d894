import { listCategories } from "@suvarna/contract/catalogue/calls";
import type { Category } from "@suvarna/contract/catalogue/schemas";
import type { Client } from "@suvarna/contract/client";
import { getGallery, listBlogs, listTestimonials } from "@suvarna/contract/content/calls";
import type { Slide } from "@suvarna/contract/content/schemas";
import { type CardPiece, cardPiece } from "../catalogue/index.ts";
import { type BlogTeaser, blogTeaser } from "../content/index.ts";
import { loadSlides } from "../platform/load-slides.ts";
import { type BestPiece, bestPiece, MAX_BEST_SELLERS } from "./best-piece.ts";
import { BLOGS_SHOWN } from "./blog-section.tsx";
import type { HeroSlide } from "./built-in-slides.ts";
import { loadPieces } from "./load-pieces.ts";
import type { Photo } from "./social-gallery.tsx";
import { type LoadStrip, loadWithTimeout, type Strip } from "./strip.ts";
import type { Testimonial } from "./testimonials.tsx";
import { RANDOM_CANDIDATES } from "./use-random-pieces.ts";

/** The data of each section of the home page; null if its pieces could not be loaded. */
interface StripData {
  readonly slides: readonly HeroSlide[];
  readonly everyday: readonly CardPiece[] | null;
  readonly featured: readonly CardPiece[];
  readonly bestSelling: readonly BestPiece[] | null;
  readonly categories: readonly Category[];
  readonly blogs: readonly BlogTeaser[];
  readonly testimonials: readonly Testimonial[];
  readonly photos: readonly Photo[];
}

/** The call that loads each section's data. Every section can be shown without the answer. */
export const STRIPS: { readonly [Name in keyof StripData]: LoadStrip<StripData[Name]> } = {
  slides: (api, signal) => listOrNone(loadSlides(api, { signal }), heroSlide),
  everyday: (api, signal) =>
    loadPieces(api, signal, "everyday", { most: RANDOM_CANDIDATES, card: cardPiece }),
  featured: async (api, signal) =>
    (await loadPieces(api, signal, "featured", { most: RANDOM_CANDIDATES, card: cardPiece })) ?? [],
  bestSelling: (api, signal) =>
    loadPieces(api, signal, "bestSelling", { most: MAX_BEST_SELLERS, card: bestPiece }),
  categories: (api, signal) => listOrNone(api.call(listCategories, {}, { signal }), unchanged),
  blogs: (api, signal) => listOrNone(api.call(listBlogs, {}, { signal }), blogTeaser, BLOGS_SHOWN),
  testimonials: (api, signal) => listOrNone(api.call(listTestimonials, {}, { signal }), unchanged),
  photos: (api, signal) => listOrNone(api.call(getGallery, {}, { signal }), unchanged),
};

export type HomeData = { readonly [Name in keyof StripData]: Strip<StripData[Name]> };

/**
 * Starts the calls of all sections at once and waits for them only briefly, so that a slow answer
 * delays neither another section nor the page.
 * @param waitMs how long to wait, in milliseconds
 * @param keepCalls whether a slow call goes on in the page; if not, the page makes the call again
 */
export async function loadStrips(
  api: Client,
  signal: AbortSignal,
  { waitMs, keepCalls }: { waitMs: number; keepCalls: boolean },
): Promise<HomeData> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), waitMs);
  });
  /**
   * The result is wrapped in an object, because an async function awaits a promise that it returns.
   */
  async function load<Data>(strip: LoadStrip<Data>): Promise<{ readonly strip: Strip<Data> }> {
    const call = loadWithTimeout(strip, api, signal);
    const answer = await Promise.race([call.then((data) => ({ data })), waited]);
    if (answer) return { strip: answer.data };
    return { strip: keepCalls ? call : undefined };
  }
  const [slides, everyday, featured, bestSelling, categories, blogs, testimonials, photos] =
    await Promise.all([
      load(STRIPS.slides),
      load(STRIPS.everyday),
      load(STRIPS.featured),
      load(STRIPS.bestSelling),
      load(STRIPS.categories),
      load(STRIPS.blogs),
      load(STRIPS.testimonials),
      load(STRIPS.photos),
    ]);
  clearTimeout(timer);
  return {
    slides: slides.strip,
    everyday: everyday.strip,
    featured: featured.strip,
    bestSelling: bestSelling.strip,
    categories: categories.strip,
    blogs: blogs.strip,
    testimonials: testimonials.strip,
    photos: photos.strip,
  };
}

function heroSlide({ title, image, alt, tone, ground, description, focus }: Slide): HeroSlide {
  return { above: title, image, alt, tone, ground, description, focus };
}

function unchanged<Item>(item: Item): Item {
  return item;
}

/**
 * The data of a section from the answer to its call; an empty list if the call fails or its answer
 * is invalid.
 */
async function listOrNone<Item, Shown>(
  call: Promise<readonly Item[]>,
  shown: (item: Item) => Shown,
  most?: number,
): Promise<readonly Shown[]> {
  try {
    return (await call).slice(0, most).map(shown);
  } catch {
    return [];
  }
}
