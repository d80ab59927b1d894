import * as say from "@suvarna/words/here/home";
import type { ReactNode } from "react";
import { BelowFold } from "../platform/below-fold.tsx";
import { browserLoad, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { rootDataOf } from "../platform/root-data.ts";
import { RatesStrip } from "../rates/index.ts";
import type { Route } from "./+types/home-page.ts";
import { BestSelling } from "./best-selling.tsx";
import { BlogSection } from "./blog-section.tsx";
import { CategoryCarousel } from "./category-carousel.tsx";
import { ContactBand } from "./contact-band.tsx";
import { EverydayStrip } from "./everyday-strip.tsx";
import { FeatureBlock } from "./feature-block.tsx";
import { Hero } from "./hero.tsx";
import { PremiumBanner } from "./premium-banner.tsx";
import { PromiseBand } from "./promise-band.tsx";
import { PromoTiles } from "./promo-tiles.tsx";
import { shopJsonLd } from "./shop-json-ld.ts";
import { SocialGallery } from "./social-gallery.tsx";
import { type LoadStrip, type Strip, useStrip } from "./strip.ts";
import { loadStrips, STRIPS } from "./strips.ts";
import { Testimonials } from "./testimonials.tsx";

/** How long the server waits for the data of the page's sections, in milliseconds. */
const SERVER_WAITS_MS = 2_000;
/**
 * How long a navigation waits for the data of the sections, in milliseconds: long enough that fast
 * answers show no skeletons.
 */
const BROWSER_WAITS_MS = 150;

export const loader = serverLoad((api, { signal }) =>
  loadStrips(api, signal, { waitMs: SERVER_WAITS_MS, keepCalls: false }),
);
export const clientLoader = browserLoad((api, { signal }) =>
  loadStrips(api, signal, { waitMs: BROWSER_WAITS_MS, keepCalls: true }),
);

export function meta(place: Route.MetaArgs) {
  const shop = rootDataOf(place.matches)?.shop;
  return [
    ...pageMeta(
      {
        title: say.title,
        description: say.description,
      },
      place,
    ),
    // Search engines read the page as the server sends it. React keeps the server's element.
    ...(import.meta.env.SSR && shop ? [{ "script:ld+json": shopJsonLd(shop) }] : []),
  ];
}

/** The home page with its sections in order. Each section loads its data by itself. */
export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const slides = useStrip(home.slides, STRIPS.slides);
  return (
    <>
      <RatesStrip />
      <Hero slides={slides ?? []} />
      <PromiseBand />
      <BelowFold>
        <Loaded strip={home.everyday} load={STRIPS.everyday}>
          {(pieces) => <EverydayStrip pieces={pieces} />}
        </Loaded>
      </BelowFold>
      <BelowFold>
        <Loaded strip={home.featured} load={STRIPS.featured}>
          {(pieces) => <FeatureBlock pieces={pieces} />}
        </Loaded>
      </BelowFold>
      <BelowFold>
        <PremiumBanner />
      </BelowFold>
      <BelowFold>
        <PromoTiles />
      </BelowFold>
      <BelowFold>
        <Loaded strip={home.bestSelling} load={STRIPS.bestSelling}>
          {(pieces) => <BestSelling pieces={pieces} />}
        </Loaded>
      </BelowFold>
      <BelowFold>
        <Loaded strip={home.categories} load={STRIPS.categories}>
          {(categories = []) => <CategoryCarousel categories={categories} />}
        </Loaded>
      </BelowFold>
      <BelowFold>
        <Loaded strip={home.blogs} load={STRIPS.blogs}>
          {(blogs = []) => <BlogSection blogs={blogs} />}
        </Loaded>
      </BelowFold>
      <BelowFold>
        <Loaded strip={home.testimonials} load={STRIPS.testimonials}>
          {(testimonials = []) => <Testimonials testimonials={testimonials} />}
        </Loaded>
      </BelowFold>
      <BelowFold>
        <Loaded strip={home.photos} load={STRIPS.photos}>
          {(photos) => <SocialGallery photos={photos} />}
        </Loaded>
      </BelowFold>
      <BelowFold>
        <ContactBand />
      </BelowFold>
    </>
  );
}

/**
 * Renders a section with its data, which is undefined while it loads, so that only this section is
 * rendered again when the data arrives.
 */
function Loaded<Data>({
  strip,
  load,
  children,
}: {
  strip: Strip<Data>;
  load: LoadStrip<Data>;
  children: (data: Data | undefined) => ReactNode;
}) {
  return children(useStrip(strip, load));
}
