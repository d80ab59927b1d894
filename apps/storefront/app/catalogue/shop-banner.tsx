import type { Slide } from "@suvarna/contract/content/schemas";
import { Dots } from "@suvarna/ui/dots.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Arrows, PauseButton } from "@suvarna/ui/slide-control.tsx";
import { useSlideshow } from "@suvarna/ui/use-slideshow.ts";
import { Link } from "react-router";
import { BANNER } from "../pieces/index.ts";

const EVERY_MS = 3_500;

/** The shop's slideshow above the listing. */
export function ShopBanner({ slides }: { slides: readonly Slide[] }) {
  const show = useSlideshow(slides.length, EVERY_MS);
  const slide = slides[show.current];
  if (!slide) return null;
  const dark = slide.tone === "dark";
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Collections"
      {...show.holds}
      className={`relative grid overflow-hidden transition-colors duration-(--duration-image) lg:min-h-110 lg:items-center ${dark ? "on-wine bg-wine-dark" : "bg-shell"}`}
    >
      <div className="relative aspect-[3/2] sm:aspect-[5/2] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-[2/1]">
        {slides.map(({ _id, image, alt, tone, focus }, index) =>
          index > show.needed ? null : (
            <Picture
              key={_id}
              src={image}
              alt={index === show.current ? alt : ""}
              {...BANNER}
              sizes="(min-width: 64rem) 880px, (min-width: 40rem) 100vw, 150vw"
              priority={index === 0}
              className={`absolute! inset-0 bg-none! transition-opacity duration-(--duration-image) ${EDGE[tone]} ${index === show.current ? "" : "opacity-0"}`}
              focus={focus}
            />
          ),
        )}
      </div>
      <div className="wrap relative pt-6.5 pb-5.5 lg:py-14">
        <div className="grid *:[grid-area:1/1]">
          {slides.map((slide, index) => (
            <SlideWords key={slide._id} slide={slide} shown={index === show.current} />
          ))}
        </div>
        {slides.length > 1 ? (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 noscript:hidden lg:mt-6.5 lg:justify-start">
            <div className="flex items-center gap-1">
              <Dots count={slides.length} current={show.current} onChoose={show.goTo} />
              <PauseButton playing={show.playing} onToggle={show.togglePlaying} />
            </div>
            <Arrows of="slide" onPrevious={show.previous} onNext={show.next} />
          </div>
        ) : null}
      </div>
    </section>
  );
}

/**
 * On a wide screen the picture's left edge fades into the ground. A gradient lies over the picture,
 * because a mask on the picture itself shows stripes.
 */
const FADE =
  "lg:after:absolute lg:after:inset-y-0 lg:after:left-0 lg:after:w-[24%] lg:after:bg-linear-to-r lg:after:to-transparent";
const EDGE: Readonly<Record<Slide["tone"], string>> = {
  light: `${FADE} lg:after:from-shell`,
  dark: `${FADE} lg:after:from-wine-dark`,
};

/**
 * All slides' texts are in one grid cell, so that its height fits the longest text and never
 * changes.
 */
function SlideWords({ slide, shown }: { slide: Slide; shown: boolean }) {
  const dark = slide.tone === "dark";
  return (
    <div className={shown ? "" : "invisible"}>
      <p className={`label mb-3 ${dark ? "text-gold-soft" : ""}`}>{slide.subTitle}</p>
      <p className="max-w-[11em] font-display text-h1 text-balance">
        <Link to={slide.link} className="decoration-1 underline-offset-[0.12em] hover:underline">
          {slide.title}
        </Link>
      </p>
      <p className={`mt-3.5 max-w-[26em] ${dark ? "text-sand" : "text-ink-soft"}`}>
        {slide.description}
      </p>
    </div>
  );
}
