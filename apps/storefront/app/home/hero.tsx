import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Dots } from "@suvarna/ui/dots.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Arrows, PauseButton } from "@suvarna/ui/slide-control.tsx";
import { useSlideshow } from "@suvarna/ui/use-slideshow.ts";
import * as say from "@suvarna/words/here/home";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import * as ui from "@suvarna/words/here/ui";
import { useState } from "react";
import { BANNER } from "../pieces/index.ts";
import { useShop } from "../platform/root-data.ts";
import { type BuiltInPicture, builtInPicture, type HeroSlide } from "./built-in-slides.ts";
import { useLoadedSlides } from "./use-loaded-slides.ts";

const EVERY_MS = 5_000;
/** A slide with this title, which is the headline in English, shows the shop's tagline instead. */
const HEADLINE = "Unique & Authentic Designer Jewellery";
/**
 * The shown width of a slide's picture. A phone crops the picture from 230 vw; a little less is
 * requested to save bytes.
 */
const SIZES = "(min-width: 64rem) max(100vw, 92rem), (min-width: 40rem) 125vw, 165vw";
/**
 * The media query of phones, where the cropped picture is used: the widths below the breakpoint
 * `sm`.
 */
const PHONE = "(width < 40rem)";
/**
 * The position of a slide's picture. In a wide window the picture is as high as the section and
 * stands at the right, where its empty left side fades into the background; otherwise it stands
 * above the text and fades at its bottom.
 */
const PLACE =
  "absolute! inset-x-0 top-0 bottom-[clamp(7rem,30%,11rem)] mask-[linear-gradient(#000_86%,transparent)] " +
  "beside:bottom-0 beside:left-auto beside:aspect-[2/1] beside:mask-[linear-gradient(90deg,transparent,#000_14%)]";
const FOCUS = "object-[30%_0%] sm:object-[85%_0%]";

/**
 * The top section of the home page: slides behind one headline, which fill the first screen below
 * the header and the live prices. Only the first picture is loaded with the page.
 */
export function Hero({ slides: served }: { slides: readonly HeroSlide[] }) {
  const { slides, loading, onLoad, onError } = useLoadedSlides(served);
  const show = useSlideshow(slides.length, EVERY_MS);
  const slide = slides[show.current];
  const image = slide?.image;
  const layerOf = useLayers(image);
  return (
    <section
      aria-roledescription={ui.slideshow}
      aria-label={navigation.collections}
      {...show.holds}
      className="first-screen flex flex-col"
    >
      <div
        style={{ backgroundColor: slide?.ground }}
        className="relative isolate flex flex-1 overflow-hidden"
      >
        {slides.map((each, index) =>
          show.isNeeded(index) ? (
            <div
              key={each.image}
              // The background colour hides the slide below, also where the picture on top fades.
              style={{ backgroundColor: each.ground }}
              className={`${layerOf(each.image)} ${index === 0 ? "" : "starting:opacity-0"}`}
              onErrorCapture={onError}
            >
              <SlidePicture slide={each} shown={each.image === image} priority={index === 0} />
            </div>
          ) : null,
        )}
        {loading ? (
          <div
            className="absolute inset-0 opacity-0"
            onLoadCapture={onLoad}
            onErrorCapture={onError}
          >
            <SlidePicture slide={loading} shown={false} priority={false} />
          </div>
        ) : null}
        <Headline dark={slide?.tone === "dark"} above={slide?.above ?? ""} />
      </div>
      <div className="border-b border-line max-lg:noscript:hidden">
        <div className="wrap flex min-h-14 items-center gap-1 sm:min-h-16">
          {slides.length > 1 ? (
            <div className="flex items-center gap-1 noscript:hidden">
              <Dots count={slides.length} current={show.current} onChoose={show.goTo} />
              <PauseButton playing={show.playing} onToggle={show.togglePlaying} />
            </div>
          ) : null}
          <p
            lang={language.langOf(slide?.description)}
            className="text-small text-ink-soft max-lg:hidden lg:ml-5 lg:noscript:ml-0"
          >
            {slide?.description}
          </p>
          {slides.length > 1 ? (
            <div className="ml-auto noscript:hidden max-[22rem]:hidden">
              <Arrows of={ui.slide} onPrevious={show.previous} onNext={show.next} />
            </div>
          ) : null}
        </div>
      </div>
    </section>
  );
}

/** The headline over every slide, on the empty part of the picture. */
function Headline({ dark, above }: { dark: boolean; above: string }) {
  const { tagline } = useShop();
  const line = above === "" || above === HEADLINE ? tagline : above;
  return (
    <div
      className={`wrap relative z-3 flex flex-col items-start justify-end pt-9 pb-5 transition-colors duration-(--duration-image) sm:pb-9 beside:justify-center beside:py-6 ${dark ? "on-wine" : ""}`}
    >
      <p
        lang={language.langOf(line)}
        className={`mb-4.5 text-[0.9375rem] max-sm:hidden ${dark ? "text-gold-soft" : "text-ink-soft"}`}
      >
        {line}
      </p>
      <h1 className="text-[2.25rem] leading-[1.04] tracking-[-0.012em] sm:text-[3.25rem] beside:max-w-[6.2em] beside:text-[clamp(2.625rem,min(1.2rem+3.6vw,8svh),4.5rem)] beside:leading-[1.02]">
        {say.headline}
      </h1>
      <ButtonLink
        to="/shop"
        look={dark ? "gold" : "primary"}
        className="mt-4.5 max-sm:w-full sm:mt-7.5"
      >
        {say.exploreCollection}
      </ButtonLink>
    </div>
  );
}

/**
 * The classes of stacked pictures that cross-fade. The new picture fades in above the old picture,
 * which stays opaque: if both were half transparent, the background would be visible through them.
 */
function useLayers(shown: string | undefined): (image: string) => string {
  const [pile, setPile] = useState({ top: shown, below: undefined as string | undefined });
  if (pile.top !== shown) setPile({ top: shown, below: pile.top });
  return (image) => {
    const place = "absolute inset-0";
    if (image === pile.top) return `${place} z-2 transition-opacity duration-(--duration-image)`;
    return image === pile.below ? `${place} z-1` : `${place} opacity-0`;
  };
}

/**
 * The picture of a slide. The picture of the first slide is the largest picture of the first
 * screen.
 */
function SlidePicture({
  slide: { image, alt, focus },
  shown,
  priority,
}: {
  slide: HeroSlide;
  shown: boolean;
  priority: boolean;
}) {
  const builtIn = builtInPicture(image);
  const words = shown ? alt : "";
  if (builtIn) return <BuiltIn picture={builtIn} alt={words} priority={priority} />;
  return (
    <Picture
      src={image}
      alt={words}
      {...BANNER}
      sizes={SIZES}
      className={`bg-none! bg-transparent! ${PLACE}`}
      focus={focus}
    />
  );
}

function BuiltIn({
  picture: { src, srcSet, portraitSrcSet },
  alt,
  priority,
}: {
  picture: BuiltInPicture;
  alt: string;
  priority: boolean;
}) {
  return (
    <picture className={`block ${PLACE}`}>
      <source media={PHONE} type="image/avif" srcSet={portraitSrcSet} sizes="100vw" />
      <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
      <img
        src={src}
        alt={alt}
        {...BANNER}
        fetchPriority={priority ? "high" : "auto"}
        className={`size-full object-cover ${FOCUS}`}
      />
    </picture>
  );
}
