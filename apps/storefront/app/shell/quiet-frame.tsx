import type { Shop } from "@suvarna/contract/content/schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import * as say from "@suvarna/words/here/shell";
import { ArrowLeft, Lock } from "lucide";
import { Link } from "react-router";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { LEGAL_LINKS, SHIPPING_LINK, type SiteLink } from "../site-map.ts";
import { LinkEntries } from "./link-list.tsx";
import { TopStrip } from "./top-strip.tsx";
import { Wordmark } from "./wordmark.tsx";

/**
 * The header of the checkout and of the payment page. It has few links, so that nothing distracts
 * the shopper from paying.
 */
export function QuietHeader({
  name,
  shop,
  back,
}: {
  name: string;
  shop: Shop | undefined;
  back: SiteLink;
}) {
  return (
    <header className="relative z-5 border-b border-line bg-ivory print:hidden">
      <TopStrip shop={shop} />
      <div className="wrap grid min-h-15 grid-cols-[1fr_auto_1fr] items-center lg:min-h-16">
        <Link
          to={back.to}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start text-[0.9375rem] hover:text-wine"
        >
          <Icon of={ArrowLeft} size={18} className="flex-none" />
          {back.label}
        </Link>
        <Link
          to="/"
          aria-label={say.logoLink(name)}
          className="flex min-h-11 items-center justify-self-center text-wine"
        >
          <Wordmark
            name={name}
            className="text-[1.25rem] max-[22rem]:text-[1.125rem] sm:text-[1.75rem]"
          />
        </Link>
        <p className="flex items-center gap-2 justify-self-end text-small text-ink-soft">
          <Icon of={Lock} size={16} className="text-gold-ink" />
          <span className="max-sm:sr-only">{say.securePayment}</span>
        </p>
      </div>
    </header>
  );
}

/**
 * The footer of the checkout and of the payment page, in one line. On a short page it is at the
 * bottom of the screen.
 */
export function QuietFooter({ shop }: { shop: Shop | undefined }) {
  return (
    <footer className="on-wine sticky top-[100svh] bg-wine-deep text-small text-sand print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4.5">
        {shop ? (
          <p>
            {say.questionsBeforePaying}{" "}
            <a href={telephoneAddress(shop.phone)} className="num link-gold hover:text-ivory">
              {shop.phone}
            </a>
            , {shop.hours}
          </p>
        ) : null}
        <ul className="flex flex-wrap gap-x-5.5">
          <LinkEntries
            links={[...LEGAL_LINKS, SHIPPING_LINK]}
            className="block py-2.5 hover:text-ivory hover:underline hover:underline-offset-4"
          />
        </ul>
      </div>
    </footer>
  );
}
