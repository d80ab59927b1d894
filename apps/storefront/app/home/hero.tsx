import type { Slide } from "@suvarna/contract/content";
import { useState } from "react";
import { BANNER } from "../catalogue/photograph.ts";
import { useShop } from "../platform/root-data.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { Dots } from "../ui/dots.tsx";
import { Picture } from "../ui/picture.tsx";
import { Arrows, PauseButton } from "../ui/slide-control.tsx";
import { useSlideshow } from "../ui/use-slideshow.ts";
import { BUILT_IN_SLIDES, type BuiltInSlide } from "./built-in-slides.ts";
import { useServedSlides } from "./use-served-slides.ts";

const EVERY_MS = 5_000;
/** On a phone a little less than the 200 vw that the picture is cut from, for fewer bytes. */
const SIZES = "(min-width: 64rem) max(100vw, 92rem), (min-width: 40rem) 125vw, 165vw";
/** As below the breakpoint `sm`, where the stage is a square. */
const PHONE = "(width < 40rem)";
const FOCUS = "object-[74%_50%] sm:object-[78%_50%] lg:object-center";

export type HeroSlide = Pick<Slide, "image" | "alt" | "tone">;

/**
 * The opening of the home page: pictures behind one headline. It opens with those that come with
 * the storefront; the shop's own take their place once all of them are loaded.
 */
export function Hero({ slides: served }: { slides: readonly HeroSlide[] }) {
  const { tagline } = useShop();
  const { stage, wanted, ready } = useServedSlides(served.length);
  const slides: readonly HeroSlide[] = ready ? served : BUILT_IN_SLIDES;
  const show = useSlideshow(slides.length, EVERY_MS);
  const shown = slides[show.current]?.image;
  const layerOf = useLayers(shown);
  const dark = slides[show.current]?.tone === "dark";
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Collections"
      {...show.holds}
      className={`relative overflow-hidden transition-colors duration-(--duration-image) lg:grid lg:min-h-[min(740px,calc(100svh-60px))] lg:items-center ${dark ? "on-wine bg-wine-dark" : "bg-shell"}`}
    >
      <div className="relative isolate aspect-square sm:aspect-[8/5] lg:absolute lg:inset-0 lg:aspect-auto">
        {BUILT_IN_SLIDES.map((slide, index) =>
          index > show.needed ? null : (
            <BuiltInPicture
              key={slide.image}
              slide={slide}
              shown={slide.image === shown}
              priority={index === 0}
              className={layerOf(slide.image)}
            />
          ),
        )}
        {wanted ? (
          <div ref={stage} className="contents">
            {served.map(({ image, alt }) => (
              <Picture
                key={image}
                src={image}
                alt={image === shown ? alt : ""}
                {...BANNER}
                sizes={SIZES}
                className={layerOf(image)}
                imageClassName={FOCUS}
              />
            ))}
          </div>
        ) : null}
      </div>
      <div className="wrap relative pt-3 pb-6 lg:py-14">
        <p
          className={`mb-3 text-[0.9375rem] lg:mb-5.5 ${dark ? "text-gold-soft" : "text-gold-ink"}`}
        >
          {tagline}
        </p>
        <h1 className="text-[2.4rem] leading-[1.02] tracking-[-0.012em] sm:text-[3.25rem] lg:max-w-[4.6em] lg:text-display">
          Unique & Authentic Designer Jewellery
        </h1>
        <ButtonLink
          to="/shop"
          look={dark ? "gold" : "primary"}
          className="mt-6 max-sm:w-full lg:mt-9.5"
        >
          Explore Collection
        </ButtonLink>
        <div className="mt-5.5 flex min-h-12 flex-wrap items-center justify-between gap-x-5 gap-y-3 noscript:hidden lg:absolute lg:right-gutter lg:bottom-5 lg:mt-0 xl:bottom-10">
          {slides.length > 1 ? (
            <>
              <div className="flex items-center gap-1">
                <Dots count={slides.length} current={show.current} onChoose={show.goTo} />
                <PauseButton playing={show.playing} onToggle={show.togglePlaying} />
              </div>
              <Arrows of="slide" onPrevious={show.previous} onNext={show.next} />
            </>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/**
 * The classes of each picture of a pile in which the shown one comes in over the one before: with
 * both half there, the ground would shine through.
 */
function useLayers(shown: string | undefined): (image: string) => string {
  const [pile, setPile] = useState({ top: shown, below: undefined as string | undefined });
  if (pile.top !== shown) setPile({ top: shown, below: pile.top });
  return (image) => {
    const place = "absolute! inset-0";
    if (image === pile.top) return `${place} z-2 transition-opacity duration-(--duration-image)`;
    return image === pile.below ? `${place} z-1` : `${place} opacity-0`;
  };
}

/** A picture of the storefront's own. The first one is what the page opens with. */
function BuiltInPicture({
  slide: { image, srcSet, squareSrcSet, alt },
  shown,
  priority,
  className,
}: {
  slide: BuiltInSlide;
  shown: boolean;
  priority: boolean;
  className: string;
}) {
  return (
    <picture className={`block ${className}`}>
      <source media={PHONE} type="image/avif" srcSet={squareSrcSet} sizes="100vw" />
      <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
      <img
        src={image}
        alt={shown ? alt : ""}
        {...BANNER}
        fetchPriority={priority ? "high" : "auto"}
        className={`size-full object-cover ${FOCUS}`}
      />
    </picture>
  );
}
