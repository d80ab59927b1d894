import type { Category } from "@suvarna/contract/catalogue/schemas";
import { Dots } from "@suvarna/ui/dots.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { Arrows } from "@suvarna/ui/slide-control.tsx";
import { useSnapScroller } from "@suvarna/ui/use-snap-scroller.ts";
import * as say from "@suvarna/words/here/home";
import * as language from "@suvarna/words/here/language";
import { Link } from "react-router";
import { piecesText } from "../pieces/index.ts";
import { categoryAddress } from "../site-map.ts";
import { Ogee, OgeeClipPath } from "./ogee.tsx";
import { COVER } from "./pictures.ts";

/**
 * The categories with their pictures in arches, in a row that scrolls sideways if they don't fit.
 */
export function CategoryCarousel({ categories }: { categories: readonly Category[] }) {
  const { row, current, stops, goTo } = useSnapScroller<HTMLUListElement>(categories.length);
  if (categories.length === 0) return null;
  return (
    <section className="bg-shell py-section">
      <div className="wrap">
        <OgeeClipPath />
        <div className="mb-7 text-center sm:mb-11">
          <h2>{say.shopByCategory}</h2>
          <p className="label mt-2.5">{say.ourEverydayPieces}</p>
        </div>
        <ul
          ref={row}
          className="-mx-gutter grid snap-x snap-mandatory scroll-px-gutter auto-cols-[calc((100%-20px)/1.2)] grid-flow-col gap-5 overflow-x-auto px-gutter py-1.5 [scrollbar-width:none] motion-safe:scroll-smooth sm:auto-cols-[calc((100%-40px)/2.2)] md:auto-cols-[calc((100%-40px)/3)] lg:-mx-2 lg:scroll-px-2 lg:auto-cols-[calc((100%-60px)/4)] lg:px-2"
        >
          {categories.map(({ _id, title, name, image, count }) => (
            <li key={_id} className="snap-start text-center">
              <Link to={categoryAddress(title)} className="block">
                <Ogee>
                  <Picture
                    src={image}
                    alt=""
                    {...COVER}
                    sizes="(min-width: 90rem) 300px, (min-width: 64rem) 22vw, (min-width: 48rem) 31vw, (min-width: 40rem) 42vw, 76vw"
                    className="size-full"
                  />
                </Ogee>
                <h3
                  lang={language.langOf(name ?? title)}
                  className="mt-5.5 font-display text-[1.375rem] leading-[1.2]"
                >
                  {language.nameOf(title, name)}
                </h3>
                <p className="mt-1 text-caption text-ink-mute">{piecesText(count)}</p>
              </Link>
            </li>
          ))}
        </ul>
        {stops > 1 ? (
          <div className="mt-10 flex items-center justify-between noscript:hidden">
            <Dots
              count={stops}
              current={current}
              onChoose={goTo}
              label={say.chooseCategory}
              of={say.category}
            />
            <Arrows
              of={say.category}
              onPrevious={() => goTo(current - 1)}
              onNext={() => goTo(current + 1)}
              atStart={current === 0}
              atEnd={current === stops - 1}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
