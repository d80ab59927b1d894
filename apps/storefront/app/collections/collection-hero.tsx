import { pricedPiece } from "@suvarna/contract/catalogue/priced-piece";
import { lowestPayable } from "@suvarna/domain/collection-figures";
import { formatNumber, formatRupees } from "@suvarna/domain/formats";
import { buttonClass } from "@suvarna/ui/button-look.ts";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/collections";
import * as language from "@suvarna/words/here/language";
import { useMemo } from "react";
import { PHOTOGRAPH } from "../pieces/index.ts";
import { useRatesPerGram } from "../platform/live-rates/rates-per-gram.ts";
import { useShop } from "../platform/root-data.ts";
import type { Story, StoryPiece } from "./load-story.ts";

/**
 * The first section of a collection's story: its text beside one picture, on a background in the
 * picture's colour.
 */
export function CollectionHero({ story }: { story: Story }) {
  const { title, hero, figures, pieces } = story;
  const { count, carats, weights } = figures;
  const lowest = useLowestPayable(pieces);
  return (
    <section
      style={{ backgroundColor: hero.ground }}
      className="grid lg:min-h-[min(42.5rem,calc(100svh-6.875rem))] lg:grid-cols-2"
    >
      <div className="flex flex-col justify-center px-gutter pt-9 pb-10 lg:py-12 lg:pr-16 lg:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]">
        <p className="label">{say.collectionIn(carats)}</p>
        <h1
          lang={language.langOf(title)}
          className="mt-4 text-[2.75rem] leading-[1.02] wrap-anywhere sm:text-display"
        >
          {title}
        </h1>
        <p lang={language.langOf(hero.text)} className="mt-5 max-w-[27em] text-[1.0625rem]">
          {hero.text}
        </p>
        <dl className="mt-8 flex flex-wrap gap-x-4.5 gap-y-2.5 max-sm:justify-between sm:gap-x-10">
          <Fact value={formatNumber(count)} words={say.piecesLabel(count)} />
          {weights ? (
            <Fact
              value={say.gramsSpan({ least: weights.least / 1000, most: weights.most / 1000 })}
              words={say.ofMetal(carats)}
            />
          ) : null}
          {lowest === null ? null : (
            <Fact
              value={say.fromPrice(formatRupees(lowest).replace(/\.\d+$/, ""))}
              words={say.withGst}
            />
          )}
        </dl>
        {count > 0 ? (
          <p className="mt-8">
            <a href="#pieces" className={buttonClass({ className: "max-sm:w-full" })}>
              {say.seePieces(count)}
            </a>
          </p>
        ) : null}
      </div>
      <div className="relative aspect-[1/1.05] max-lg:order-first sm:max-lg:aspect-[3/2] lg:aspect-auto">
        <Picture
          src={hero.src}
          alt={hero.alt}
          {...PHOTOGRAPH}
          sizes="(min-width: 64rem) 50vw, 100vw"
          priority
          className="absolute! inset-0 bg-transparent! bg-none! lg:mask-[linear-gradient(90deg,transparent,#000_16%)]"
          imageClassName="object-[50%_60%]"
        />
      </div>
    </section>
  );
}

function Fact({ value, words }: { value: string; words: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small text-ink-soft">{words}</dt>
      <dd className="text-[1.0625rem] whitespace-nowrap tabular-nums sm:text-[1.375rem]">
        {value}
      </dd>
    </div>
  );
}

/** The lowest price with GST among the pieces at the newest rates, in paise. */
function useLowestPayable(pieces: readonly StoryPiece[]): number | null {
  const { gstPercent } = useShop();
  const rates = useRatesPerGram();
  return useMemo(
    () =>
      lowestPayable(
        pieces.map((piece) => pricedPiece(piece)),
        rates,
        Math.round(gstPercent * 100),
      ),
    [pieces, rates, gstPercent],
  );
}
