import type { Slide } from "@suvarna/contract/content/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Dots } from "@suvarna/ui/dots.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { PauseButton } from "@suvarna/ui/slide-control.tsx";
import { useSlideshow } from "@suvarna/ui/use-slideshow.ts";
import type { ReactNode } from "react";
import { BANNER, PHOTOGRAPH } from "../pieces/index.ts";

const EVERY_MS = 3_500;

interface Words {
  readonly title: string;
  readonly sentence: string;
  readonly trail: readonly { readonly label: string; readonly to?: string }[];
}

/** The band above a listing: its title, one sentence, and a picture on its own ground. */
export function ListingBand({
  picture,
  ...words
}: Words & {
  /** The address of a photograph of a piece; empty for a band with the words alone. */
  picture: string;
}) {
  return (
    <section aria-label={words.title} className="relative overflow-hidden bg-[#f4efe6]">
      {picture === "" ? null : (
        <Picture
          src={picture}
          alt=""
          {...PHOTOGRAPH}
          sizes="(min-width: 64rem) 400px, 256px"
          priority
          className="absolute! top-1/2 right-[max(0px,calc((100%-97.5rem)/2+6%))] h-[150%] w-auto -translate-y-1/2 bg-none! aspect-square mask-[linear-gradient(90deg,transparent,#000_20%,#000_80%,transparent)] max-lg:-right-8"
        />
      )}
      <BandWords {...words} />
    </section>
  );
}

/** The same band with the shop's slides as its pictures, which change by themselves. */
export function SlideBand({ slides, ...words }: Words & { slides: readonly Slide[] }) {
  const show = useSlideshow(slides.length, EVERY_MS);
  const slide = slides[show.current];
  const dark = slide?.tone === "dark";
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Collections"
      {...show.holds}
      style={{ backgroundColor: slide?.ground }}
      className={`relative overflow-hidden bg-shell transition-colors duration-(--duration-image) ${dark ? "on-wine" : ""}`}
    >
      <div className="absolute inset-y-0 right-[max(0px,calc((100%-97.5rem)/2))] w-[70%] lg:w-[56%]">
        {slides.map(({ _id, image, alt, focus }, index) =>
          index > show.needed ? null : (
            <Picture
              key={_id}
              src={image}
              alt={index === show.current ? alt : ""}
              {...BANNER}
              sizes="(min-width: 64rem) 56vw, 70vw"
              priority={index === 0}
              className={`absolute! inset-0 bg-none! mask-[linear-gradient(90deg,transparent,#000_32%)] transition-opacity duration-(--duration-image) ${index === show.current ? "" : "opacity-0"}`}
              focus={focus}
            />
          ),
        )}
      </div>
      <BandWords {...words}>
        {slides.length > 1 ? (
          <div className="flex items-center noscript:hidden max-lg:absolute max-lg:right-gutter max-lg:bottom-1 lg:-mb-3.5 lg:mt-2">
            <Dots
              count={slides.length}
              current={show.current}
              onChoose={show.goTo}
              className="max-lg:hidden"
            />
            <PauseButton playing={show.playing} onToggle={show.togglePlaying} />
          </div>
        ) : null}
      </BandWords>
    </section>
  );
}

function BandWords({ title, sentence, trail, children }: Words & { children?: ReactNode }) {
  return (
    <div className="wrap relative flex min-h-32 flex-col justify-center py-3.5 lg:min-h-49 lg:py-5.5">
      <div className="-mt-6.5 mb-1 lg:mb-3 [&_nav]:text-inherit">
        <Breadcrumb trail={trail} />
      </div>
      <h1 className="text-[1.875rem] lg:text-[clamp(2.125rem,1.5rem+1.9vw,3rem)]">{title}</h1>
      <p className="mt-1 max-w-[13.5em] text-small leading-[1.4] text-balance lg:mt-2 lg:max-w-[36em] lg:text-body">
        {sentence}
      </p>
      {children}
    </div>
  );
}
