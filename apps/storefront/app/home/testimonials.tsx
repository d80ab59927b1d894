import type { listTestimonials } from "@suvarna/contract/content/calls";
import type { Reply } from "@suvarna/contract/endpoint";
import { Dots } from "@suvarna/ui/dots.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { RoundButton } from "@suvarna/ui/round-button.tsx";
import { useSlideshow } from "@suvarna/ui/use-slideshow.ts";
import * as say from "@suvarna/words/here/home";
import * as language from "@suvarna/words/here/language";
import * as ui from "@suvarna/words/here/ui";
import { ArrowLeft, ArrowRight, Star } from "lucide";
import { PHOTOGRAPH } from "../pieces/index.ts";

export type Testimonial = Reply<typeof listTestimonials>[number];

const EVERY_MS = 5_000;
const STARS = ["one", "two", "three", "four", "five"];

/**
 * Testimonials, one at a time, which change by themselves until the visitor presses an arrow or a
 * dot.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const show = useSlideshow(testimonials.length, EVERY_MS);
  function take(index: number) {
    show.stop();
    show.goTo(index);
  }
  return (
    <section
      aria-roledescription={ui.slideshow}
      aria-labelledby="customers"
      {...show.holds}
      className="bg-shell py-section"
    >
      <div className="wrap grid grid-cols-2 items-center gap-x-10 gap-y-10 text-center lg:grid-cols-[1fr_minmax(0,780px)_1fr]">
        <h2 id="customers" className="col-span-full">
          {say.ourCustomers}
        </h2>
        {testimonials.length === 0 ? (
          <p className="col-span-full text-ink-soft">{say.loadingTestimonials}</p>
        ) : (
          <>
            <RoundButton
              icon={ArrowLeft}
              label={say.previousTestimonial}
              onClick={() => take(show.current - 1)}
              className="justify-self-start noscript:hidden max-lg:col-start-1 max-lg:row-start-3"
            />
            <div
              aria-live={show.playing ? "off" : "polite"}
              className="col-span-full row-start-2 grid overflow-hidden *:[grid-area:1/1] lg:col-span-1 lg:col-start-2"
            >
              {testimonials.map((testimonial, index) => (
                <Words
                  key={testimonial._id}
                  testimonial={testimonial}
                  offset={index - show.current}
                />
              ))}
            </div>
            <RoundButton
              icon={ArrowRight}
              label={say.nextTestimonial}
              onClick={() => take(show.current + 1)}
              className="justify-self-end noscript:hidden max-lg:col-start-2 max-lg:row-start-3 lg:col-start-3"
            />
            <Dots
              count={testimonials.length}
              current={show.current}
              onChoose={take}
              label={say.chooseTestimonial}
              of={say.testimonial}
              className="col-span-full justify-self-center noscript:hidden max-lg:row-start-3 lg:-mt-1.5"
            />
          </>
        )}
      </div>
    </section>
  );
}

/**
 * All testimonials are in one grid cell, so that its height fits the longest text and the content
 * below does not move.
 */
function Words({
  testimonial: { message, name, image, alt },
  offset,
}: {
  testimonial: Testimonial;
  /** How many testimonials this one is away from the visible testimonial. */
  offset: number;
}) {
  const side =
    offset === 0
      ? ""
      : `invisible opacity-0 ${offset < 0 ? "-translate-x-full" : "translate-x-full"}`;
  return (
    <figure
      aria-hidden={offset !== 0}
      className={`flex flex-col justify-center transition-[translate,opacity,visibility] duration-500 ease-quiet ${side}`}
    >
      <blockquote
        lang={language.langOf(message)}
        className="font-display text-[clamp(1.5rem,1.2rem+1.5vw,2.25rem)] leading-[1.32] font-light tracking-[-0.01em] text-balance"
      >
        {message}
      </blockquote>
      <figcaption className="mt-8.5 flex flex-col items-center gap-2.5">
        {image ? (
          <Picture
            src={image}
            alt={alt}
            {...PHOTOGRAPH}
            sizes="96px"
            className="size-24 rounded-full"
          />
        ) : (
          <span
            aria-hidden
            className="grid size-18 place-items-center rounded-full bg-sand font-display text-[1.5rem] leading-none text-wine"
          >
            {name.slice(0, 1)}
          </span>
        )}
        <span
          lang={language.langOf(name)}
          className="text-[0.9375rem] font-medium tracking-[0.08em] uppercase"
        >
          {name}
        </span>
        <span role="img" aria-label={say.fiveStars} className="inline-flex gap-0.75 text-gold">
          {STARS.map((star) => (
            <Icon key={star} of={Star} size={16} className="fill-gold stroke-none" />
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
