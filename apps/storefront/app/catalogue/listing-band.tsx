import type { Slide } from "@suvarna/contract/content/schemas";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { Dots } from "@suvarna/ui/dots.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { PauseButton } from "@suvarna/ui/slide-control.tsx";
import { useSlideshow } from "@suvarna/ui/use-slideshow.ts";
import { collections } from "@suvarna/words/here/navigation";
import * as ui from "@suvarna/words/here/ui";
import type { ReactNode } from "react";
import { BANNER, isDarkGround, PHOTOGRAPH } from "../pieces/index.ts";

const EVERY_MS = 3_500;

interface Words {
  readonly title: string;
  readonly sentence: string;
  /** The language of the sentence, if it is of the shop's data. */
  readonly langOfSentence?: string | undefined;
  readonly trail: readonly { readonly label: string; readonly to?: string }[];
}

/** The picture of a band with the colour of its border; the colour is empty if it is not known. */
export interface BandPicture {
  readonly src: string;
  readonly ground: string;
  /** Whether the picture shows several pieces up to its border, so that none of it can be cut. */
  readonly whole?: boolean;
}

/**
 * The band above a listing: its title, one sentence, and a picture with a background in the
 * picture's colour.
 */
export function ListingBand({ picture, ...words }: Words & { picture: BandPicture | null }) {
  const ground = picture?.ground ?? "";
  return (
    <section
      aria-label={words.title}
      style={ground === "" ? undefined : { backgroundColor: ground }}
      className={`relative overflow-hidden bg-shell ${isDarkGround(ground) ? "on-wine" : ""}`}
    >
      {picture === null ? null : (
        <Picture
          src={picture.src}
          ground={ground}
          alt=""
          {...PHOTOGRAPH}
          sizes="(min-width: 64rem) 400px, 256px"
          priority
          className={`absolute! top-1/2 right-[max(0px,calc((100%-97.5rem)/2+10%))] w-auto -translate-y-1/2 bg-none! ${picture.whole ? WHOLE : PART}`}
        />
      )}
      <BandWords {...words} />
    </section>
  );
}

/** A whole picture is a little higher than the band: only its empty border is cut and fades out. */
const WHOLE =
  "aspect-3/4 h-[118%] max-lg:right-1 mask-[linear-gradient(90deg,transparent,#000_12%,#000_88%,transparent)]";
const PART =
  "aspect-square h-[132%] mask-[linear-gradient(90deg,transparent,#000_20%,#000_80%,transparent)]";

/**
 * The band above a listing with slides as its pictures, which change by themselves where there are
 * several.
 */
export function SlideBand({ slides, ...words }: Words & { slides: readonly Slide[] }) {
  const show = useSlideshow(slides.length, EVERY_MS);
  const slide = slides[show.current];
  const dark = slide?.tone === "dark";
  return (
    <section
      {...(slides.length > 1
        ? { "aria-roledescription": ui.slideshow, "aria-label": collections }
        : { "aria-label": words.title })}
      {...show.holds}
      style={{ backgroundColor: slide?.ground }}
      className={`relative overflow-hidden bg-shell transition-colors duration-(--duration-image) ${dark ? "on-wine" : ""}`}
    >
      {/* On a phone the picture keeps its height, so that the words of a longer sentence do not lie on the pieces. */}
      <div className="absolute top-1/2 right-[max(0px,calc((100%-97.5rem)/2))] aspect-2/1 h-[max(9.5rem,100%)] -translate-y-1/2 lg:h-[128%]">
        {slides.map(({ _id, image, alt, focus }, index) =>
          show.isNeeded(index) ? (
            <Picture
              key={_id}
              src={image}
              alt={index === show.current ? alt : ""}
              {...BANNER}
              sizes="(min-width: 64rem) 520px, 400px"
              priority={index === 0}
              className={`absolute! inset-0 bg-none! mask-[linear-gradient(90deg,transparent,#000_32%)] min-[97.5rem]:mask-[linear-gradient(90deg,transparent,#000_32%,#000_90%,transparent)] transition-opacity duration-(--duration-image) ${index === show.current ? "" : "opacity-0"}`}
              focus={focus}
            />
          ) : null,
        )}
      </div>
      {slides.length > 1 ? (
        <BandWords
          {...words}
          besideTrail={
            <div className="-my-3 noscript:hidden lg:hidden">
              <PauseButton playing={show.playing} onToggle={show.togglePlaying} />
            </div>
          }
        >
          <div className="flex items-center noscript:hidden max-lg:hidden lg:-mb-3.5 lg:mt-2">
            <Dots count={slides.length} current={show.current} onChoose={show.goTo} />
            <PauseButton playing={show.playing} onToggle={show.togglePlaying} />
          </div>
        </BandWords>
      ) : (
        <BandWords {...words} />
      )}
    </section>
  );
}

function BandWords({
  title,
  sentence,
  langOfSentence,
  trail,
  besideTrail,
  children,
}: Words & {
  /** The control beside the trail of a small screen; a wide screen has it below the words (`children`). */
  besideTrail?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="wrap relative flex min-h-32 flex-col justify-center py-3.5 lg:min-h-49 lg:py-5.5">
      <div className="-mt-6.5 mb-1 flex items-end gap-1 lg:mb-3 [&_nav]:text-inherit">
        <Breadcrumb trail={trail} />
        {besideTrail}
      </div>
      <h1 className="text-[1.875rem] lg:text-[clamp(2.125rem,1.5rem+1.9vw,3rem)]">{title}</h1>
      <p
        lang={langOfSentence}
        className="mt-1 max-w-[13.5em] text-small leading-[1.4] text-balance lg:mt-2 lg:max-w-[36em] lg:text-body"
      >
        {sentence}
      </p>
      {children}
    </div>
  );
}
