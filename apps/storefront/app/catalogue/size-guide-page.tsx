import { RETURN_DAYS } from "@suvarna/domain/policies";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { PageHead } from "@suvarna/ui/page.tsx";
import * as navigation from "@suvarna/words/here/navigation";
import * as say from "@suvarna/words/here/size-guide";
import { Link } from "react-router";
import { kindAddress } from "../pieces/index.ts";
import { pageMeta } from "../platform/meta.ts";
import type { Route } from "./+types/size-guide-page.ts";
import { AskTheShop } from "./ask-the-shop.tsx";
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

/** The page with the sizes of rings and bangles, and the ways to find one's own size. */
export default function SizeGuidePage() {
  return (
    <div className="wrap pb-section">
      <Breadcrumb
        trail={[
          { label: navigation.home, to: "/" },
          { label: navigation.shop, to: "/shop" },
          { label: navigation.sizeGuide },
        ]}
      />
      <PageHead title={say.findYourSize}>
        <p className="text-lead">{say.lead(RETURN_DAYS)}</p>
      </PageHead>
      <KindOfSizes kind="ring" columns={3} />
      <KindOfSizes kind="bangle" columns={2} />
      <div className="mt-16 max-w-140">
        <AskTheShop />
      </div>
    </div>
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
      className="border-t border-line-strong pt-9 pb-14 sm:pt-12 sm:pb-18"
    >
      <div className="grid gap-9 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:gap-16">
        <div>
          <h2 id={`sizes-of-${kind}`}>{title}</h2>
          <p className="mt-3.5 max-w-[33em] text-ink-soft">{measure}</p>
          <p className="mt-3 max-w-[33em] text-ink-soft">{between}</p>
          <h3 className="heading-3 mt-8 text-[1.25rem]">{say.onPaper}</h3>
          <PrintSizer kind={kind} className="mt-2 max-w-[33em]" />
        </div>
        <div className="min-h-106 bg-shell px-5 py-6 sm:px-7.5 sm:py-7 noscript:hidden">
          <h3 className="heading-3 mb-2 text-[1.25rem]">{say.onThisScreen}</h3>
          <OnScreenSizer kind={kind} sizes={[]} />
        </div>
      </div>
      <div className={`mt-10 grid gap-x-11 ${columns === 3 ? "lg:grid-cols-3" : "lg:grid-cols-2"}`}>
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
