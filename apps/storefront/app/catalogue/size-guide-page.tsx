import { RETURN_DAYS } from "@suvarna/domain/policies";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/size-guide";
import { Link } from "react-router";
import { kindAddress } from "../pieces/index.ts";
import { pageMeta } from "../platform/meta.ts";
import type { Route } from "./+types/size-guide-page.ts";
import { AskTheShop } from "./ask-the-shop.tsx";
import { ListingBand } from "./listing-band.tsx";
import { MeasureDrawings } from "./measure-drawings.tsx";
import { OnScreenSizer } from "./on-screen-sizer.tsx";
import { PrintSizer } from "./print-sizer.tsx";
import type { SizeKind } from "./size-kind.ts";
import { SizeTable } from "./size-table.tsx";
import { SIZE_TABLES } from "./size-tables.ts";

export function meta(place: Route.MetaArgs) {
  return pageMeta(
    {
      title: say.title,
      description: say.description,
      address: "/size-guide",
    },
    place,
  );
}

/** The picture of the band, with the colour of its border. */
const RINGS = { src: "/pictures/braided-band-22k-front.jpg", ground: "#f3efe6" };

/** The page with the sizes of rings and bangles, and the ways to find one's own size. */
export default function SizeGuidePage() {
  return (
    <>
      <ListingBand
        title={say.findYourSize}
        sentence={say.threeWays}
        trail={[
          { label: navigation.home, to: "/" },
          { label: navigation.shop, to: "/shop" },
          { label: navigation.sizeGuide },
        ]}
        picture={RINGS}
      />
      <div className="wrap pb-section">
        <KindOfSizes kind="ring" columns={3} />
        <KindOfSizes kind="bangle" columns={2} />
        <section
          aria-labelledby="not-sure"
          className="grid items-center gap-x-16 gap-y-5 border-t border-line-strong pt-9 sm:pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
        >
          <div>
            <h2 id="not-sure">{say.notSure}</h2>
            <p className="mt-3 max-w-[36em] text-ink-soft">{say.wrongSize(RETURN_DAYS)}</p>
          </div>
          <AskTheShop />
        </section>
      </div>
    </>
  );
}

/**
 * The sizes of rings or of bangles: the texts and the tools at the left, and the circle on the
 * screen at the right.
 */
function KindOfSizes({ kind, columns }: { kind: SizeKind; columns: 2 | 3 }) {
  const { title, measure, between } = say.SIZE_ADVICE[kind];
  const names = SIZE_TABLES[kind].map(({ name }) => name);
  const length = Math.ceil(names.length / columns);
  return (
    <section
      aria-labelledby={`sizes-of-${kind}`}
      className="not-first:border-t not-first:border-line-strong pt-9 pb-14 sm:pt-12 sm:pb-18"
    >
      <div className="grid gap-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-16">
        <div>
          <h2 id={`sizes-of-${kind}`}>{title}</h2>
          <p className="mt-3.5 max-w-[33em] text-ink-soft">{measure}</p>
          <p className="mt-3 max-w-[33em] text-ink-soft">{between}</p>
          <MeasureDrawings kind={kind} className="mt-7" />
          <h3 className="heading-3 mt-8 text-[1.25rem]">{say.onPaper}</h3>
          <PrintSizer kind={kind} className="mt-2 max-w-[33em]" />
        </div>
        <div className="flex min-h-106 flex-col bg-shell px-5 py-6 sm:px-7.5 sm:py-7 noscript:hidden">
          <h3 className="heading-3 mb-2 text-[1.25rem]">{say.onThisScreen}</h3>
          <OnScreenSizer kind={kind} sizes={[]} />
        </div>
      </div>
      <div
        className={`mt-10 grid items-start gap-x-11 ${columns === 3 ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}
      >
        {Array.from({ length: columns }, (_, column) => (
          <SizeTable
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its position
            key={column}
            kind={kind}
            only={(name) => Math.floor(names.indexOf(name) / length) === column}
            className={column > 0 ? "max-lg:[&_thead]:sr-only" : ""}
          />
        ))}
      </div>
      <p className="mt-6 text-small">
        <Link
          to={kindAddress(kind)}
          className="link-gold inline-flex min-h-11 items-center text-wine"
        >
          {say.allOf(title)}
        </Link>
      </p>
    </section>
  );
}
