import type { Shop } from "@suvarna/contract/content/schemas";
import { formatRupees } from "@suvarna/domain/formats";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/shell";
import { Phone } from "lucide";
import { Link, useLocation } from "react-router";
import { followsRates } from "../platform/live-rates/follows-rates.tsx";
import { useFeedStatus, useRateEntries } from "../platform/live-rates/live-rates.ts";
import { homeStatus } from "../platform/live-rates/status-words.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { DirectionMark, type PanelRate, panelRates, useDirection } from "../rates/index.ts";
import { RATES } from "../site-map.ts";
import { useDisclosure } from "./use-disclosure.ts";

/**
 * The strip above the header: the note of a demonstration, the shop's promise, and today's rates.
 * The home page has the rates in its own panel, so its strip shows the telephone number instead.
 * The strip always has one line, because the home page subtracts its height from the first screen.
 */
export function TopStrip({ shop }: { shop: Shop | undefined }) {
  const { pathname } = useLocation();
  return (
    <div className="on-wine bg-wine-deep max-lg:group-has-[[data-small-menu][open]]/header:hidden">
      <div className="wrap grid h-8.5 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 text-[0.6875rem] sm:text-[0.75rem] lg:h-9.5 lg:grid-cols-[1fr_auto_1fr] lg:text-caption">
        {shop?.demonstration ? (
          <DemonstrationNote simulatedRates={shop.simulatedRates} />
        ) : (
          <span />
        )}
        <Promised promotion={shop?.promotion} />
        <div className="justify-self-end">
          {pathname === "/" ? <Telephone shop={shop} /> : <StripRates />}
        </div>
      </div>
    </div>
  );
}

/**
 * The note on every page that this is a demonstration; pressing the note shows the full sentence.
 * The sentence closes like a menu, because it lies over the buttons below it.
 */
function DemonstrationNote({ simulatedRates }: { simulatedRates: boolean }) {
  const note = simulatedRates ? say.demonstrationNoteWithRates : say.demonstrationNote;
  const disclosure = useDisclosure();
  return (
    <details {...disclosure} className="group/demo relative">
      <summary className="flex min-h-8.5 list-none items-center gap-2 text-gold-soft">
        <i aria-hidden className="size-2 shrink-0 rotate-45 border border-gold-soft" />
        <span className="sr-only">{note}</span>
        <span aria-hidden className="max-xl:hidden">
          {say.demonstration}
        </span>
        <span aria-hidden className="xl:hidden">
          {say.demo}
        </span>
      </summary>
      <p
        aria-hidden
        className="absolute top-full left-0 z-10 w-72 bg-sand px-4 py-3 text-small text-ink shadow-float"
      >
        {note}
      </p>
    </details>
  );
}

function Promised({ promotion }: { promotion: Shop["promotion"] | undefined }) {
  // The strip is also on error pages, which may have no data of the shop.
  const text = promotion?.text ?? say.freeShipping;
  return (
    <p lang={language.langOf(text)} className="truncate text-center max-[22.5rem]:sr-only">
      {promotion?.link ? (
        <Link to={promotion.link} className="-my-2 inline-block py-2 hover:underline">
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}

function Telephone({ shop }: { shop: Shop | undefined }) {
  if (!shop) return null;
  return (
    <a
      href={telephoneAddress(shop.phone)}
      aria-label={say.callPhone(shop.phone)}
      className="num flex min-h-6 min-w-6 items-center justify-end gap-2 hover:underline hover:underline-offset-4"
    >
      <Icon of={Phone} size={14} />
      <span className="max-[30rem]:hidden">{shop.phone}</span>
    </a>
  );
}

const DOTS = { live: "bg-dot-live", wait: "bg-dot-wait", down: "bg-dot-down" } as const;
/** The classes that hide a rate below a certain window width. The rate of 22K is always shown. */
const FROM: Readonly<Record<PanelRate["carat"], string>> = {
  "22K": "",
  "18K": "max-lg:hidden",
  "24K": "max-xl:hidden",
  Silver: "max-xl:hidden",
};

/**
 * Today's rates, each with a link to its own history. The rates follow the WebSocket without being
 * announced to screen readers. Their width is reserved, so that a new rate moves nothing.
 */
const StripRates = followsRates(StripAtRates);
function StripAtRates() {
  const entries = useRateEntries();
  const { dot } = useFeedStatus(homeStatus);
  if (entries.length === 0) return null;
  return (
    <div className="flex items-center gap-x-2.5">
      <i aria-hidden className={`block size-2 rounded-full ${DOTS[dot]}`} />
      <ul aria-label={say.todaysRates} className="-mr-2 flex items-center gap-x-2.5">
        {panelRates(entries).map((rate) => (
          <StripRate key={rate.carat} rate={rate} />
        ))}
      </ul>
    </div>
  );
}

function StripRate({ rate: { carat, label, price } }: { rate: PanelRate }) {
  const moved = useDirection(price);
  return (
    <li className={`num ${FROM[carat]}`} data-moved={moved}>
      <Link
        to={`${RATES}?${new URLSearchParams({ carat })}`}
        className="-my-2 inline-block py-2 hover:underline hover:underline-offset-4"
      >
        {label}{" "}
        <span
          className={`transition-colors duration-(--duration-base) ${moved ? "text-gold-soft" : ""}`}
        >
          {formatRupees(price)}
        </span>
        <DirectionMark moved={moved} />
      </Link>
    </li>
  );
}
