import { formatRupees } from "@suvarna/domain/formats";
import { buttonClass } from "@suvarna/ui/button-look.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/shell";
import { Phone } from "lucide";
import { Link } from "react-router";
import { useFeedStatus, useRateEntries } from "../platform/live-rates/live-rates.ts";
import { useRootData } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { panelRates } from "../rates/index.ts";
import { RATES } from "../site-map.ts";

/**
 * The current rates at the bottom of the menu, with a dot while they are live. The rate of 18K is left out, because there is no
 * room for it.
 */
export function RatesFoot() {
  const isLive = useFeedStatus(({ link, failed }) => link === "open" && !failed);
  const rates = panelRates(useRateEntries()).filter(({ carat }) => carat !== "18K");
  if (rates.length === 0) return null;
  return (
    <Link to={RATES} className="flex justify-between bg-shell px-gutter py-2.5">
      <span className="sr-only">{say.liveRates}</span>
      {rates.map(({ carat, label, price }, index) => (
        <span key={carat} className="text-caption">
          {index === 0 ? (
            <i
              aria-hidden
              className={`mr-2 inline-block size-2 rounded-full bg-dot-live ${isLive ? "" : "invisible"}`}
            />
          ) : null}
          {label}
          <b className="num block text-[0.9375rem] font-medium">{formatRupees(price)}</b>
        </span>
      ))}
    </Link>
  );
}

/** The telephone number and the opening hours at the bottom of the menu. */
export function CallFoot() {
  const shop = useRootData()?.shop;
  if (!shop) return null;
  return (
    <div className="on-wine flex items-center justify-between gap-4 bg-wine-deep px-gutter py-2.5">
      <p className="text-caption text-sand">
        <a href={telephoneAddress(shop.phone)} className="num block text-[1.0625rem] text-ivory">
          {shop.phone}
        </a>
        <span lang={language.langOf(shop.hours)} className="block text-balance">
          {shop.hours}
        </span>
      </p>
      <a
        href={telephoneAddress(shop.phone)}
        className={buttonClass({ look: "gold", size: "small" })}
      >
        <Icon of={Phone} size={16} />
        {say.call}
      </a>
    </div>
  );
}
