import { type Category, listCategories } from "@suvarna/contract/catalogue";
import type { Client } from "@suvarna/contract/client";
import { getGallery, listBlogs, listTestimonials } from "@suvarna/contract/content";
import { type CardPiece, cardPiece } from "../catalogue/card-piece.ts";
import { type BlogTeaser, blogTeaser } from "../content/blog-teaser.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { loadSlides } from "../platform/load-slides.ts";
import { pageMeta } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { RatesStrip } from "../rates/rates-strip.tsx";
import { BelowFold } from "../ui/below-fold.tsx";
import type { Route } from "./+types/home-page.ts";
import { type BestPiece, bestPiece, MOST_BEST } from "./best-piece.ts";
import { BestSelling } from "./best-selling.tsx";
import { BLOGS_SHOWN, BlogSection } from "./blog-section.tsx";
import { CategoryCarousel } from "./category-carousel.tsx";
import { ContactBand } from "./contact-band.tsx";
import { EverydayStrip } from "./everyday-strip.tsx";
import { FeatureBlock } from "./feature-block.tsx";
import { Hero, type HeroSlide } from "./hero.tsx";
import { loadPieces } from "./load-pieces.ts";
import { PREMIUM_PICTURE, PremiumBanner } from "./premium-banner.tsx";
import { PromiseBand } from "./promise-band.tsx";
import { PromoTiles } from "./promo-tiles.tsx";
import { shopJsonLd } from "./shop-json-ld.ts";
import { type Photo, SocialGallery } from "./social-gallery.tsx";
import { type Testimonial, Testimonials } from "./testimonials.tsx";
import { DRAWN_FROM } from "./use-drawn.ts";

interface HomeData {
  readonly slides: readonly HeroSlide[];
  readonly everyday: readonly CardPiece[] | null;
  readonly featured: readonly CardPiece[];
  readonly bestSelling: readonly BestPiece[] | null;
  readonly categories: readonly Category[];
  readonly blogs: readonly BlogTeaser[];
  readonly testimonials: readonly Testimonial[];
  readonly photos: readonly Photo[];
}

const GIVE_UP_AFTER_MS = 10_000;

/** Each section can do without what it asked for: none takes the page down. */
const load: Load<HomeData> = async (api, request) => {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(GIVE_UP_AFTER_MS)]);
  const drawn = { most: DRAWN_FROM, card: cardPiece };
  const [everyday, featured, bestSelling, slides, categories, blogs, testimonials, photos] =
    await Promise.all([
      loadPieces(api, signal, "everyday", drawn),
      loadPieces(api, signal, "featured", drawn),
      loadPieces(api, signal, "bestSelling", { most: MOST_BEST, card: bestPiece }),
      heroSlides(api, signal),
      listOrNone(api.call(listCategories, {}, { signal }), (category) => category),
      listOrNone(api.call(listBlogs, {}, { signal }), blogTeaser, BLOGS_SHOWN),
      listOrNone(api.call(listTestimonials, {}, { signal }), (testimonial) => testimonial),
      listOrNone(api.call(getGallery, {}, { signal }), (photo) => photo),
    ]);
  return {
    ...{ slides, everyday, featured: featured ?? [], bestSelling },
    ...{ categories, blogs, testimonials, photos },
  };
};

/** The shop's slides, but for the one whose picture stands further down. */
async function heroSlides(api: Client, signal: AbortSignal): Promise<readonly HeroSlide[]> {
  const slides = await listOrNone(loadSlides(api, { signal }), ({ image, alt, tone }) => ({
    image,
    alt,
    tone,
  }));
  return slides.filter(({ image }) => image !== PREMIUM_PICTURE);
}

/** What a call answers, as its section shows it; nothing when there is no answer to be read. */
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

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta(place: Route.MetaArgs) {
  const shop = rootDataOf(place.matches)?.shop;
  return [
    ...pageMeta(
      {
        title: "Handcrafted jewellery since 1995",
        description:
          "Gold, diamond, silver, bridal and traditional jewellery, priced by weight at today’s live gold and silver rates.",
      },
      place,
    ),
    ...(shop ? [{ "script:ld+json": shopJsonLd(shop) }] : []),
  ];
}

/**
 * The home page, section by section in the order in which they stand.
 */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RatesStrip />
      <Hero slides={loaderData.slides} />
      <PromiseBand />
      <BelowFold phone={1460} desk={1320}>
        <EverydayStrip pieces={loaderData.everyday} />
      </BelowFold>
      <BelowFold phone={1590} desk={1150}>
        <FeatureBlock pieces={loaderData.featured} />
      </BelowFold>
      <BelowFold phone={620} desk={600}>
        <PremiumBanner />
      </BelowFold>
      <BelowFold phone={1450} desk={890}>
        <PromoTiles />
      </BelowFold>
      <BelowFold phone={1970} desk={1670}>
        <BestSelling pieces={loaderData.bestSelling} />
      </BelowFold>
      <BelowFold phone={690} desk={820}>
        <CategoryCarousel categories={loaderData.categories} />
      </BelowFold>
      <BelowFold phone={1830} desk={890}>
        <BlogSection blogs={loaderData.blogs} />
      </BelowFold>
      <BelowFold phone={720} desk={740}>
        <Testimonials testimonials={loaderData.testimonials} />
      </BelowFold>
      <BelowFold phone={750} desk={530}>
        <SocialGallery photos={loaderData.photos} />
      </BelowFold>
      <BelowFold phone={520} desk={260}>
        <ContactBand />
      </BelowFold>
    </>
  );
}
