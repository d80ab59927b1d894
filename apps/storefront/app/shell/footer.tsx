import type { Shop } from "@suvarna/contract/content/schemas";
import { SocialLinks } from "@suvarna/ui/social-links.tsx";
import { istDay } from "@suvarna/words/en/indian-time";
import type { ReactNode } from "react";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { HELP_LINKS, LEGAL_LINKS, SHOP_LINKS } from "../site-map.ts";
import { AccountEntries, LinkEntries } from "./link-list.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import { SellerIdentity } from "./seller-identity.tsx";
import { Wordmark } from "./wordmark.tsx";

const HOVER = "hover:text-ivory hover:underline hover:decoration-1 hover:underline-offset-4";
const LINK = `block py-2.25 sm:py-1.25 ${HOVER}`;

/** If the shop's data could not be loaded, the footer still links to every page. */
export function Footer({ name, shop }: { name: string; shop: Shop | undefined }) {
  return (
    <footer className="on-wine bg-wine-deep text-[0.9375rem] text-sand print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-8.5 pt-13 pb-10 lg:grid-cols-[2.2fr_1fr_1fr_1fr_1.2fr] lg:gap-10 lg:pt-19 lg:pb-16">
          <div className="col-span-full lg:col-span-1">
            <Wordmark name={name} className="text-[1.5rem] text-ivory" />
            {shop ? <p className="mt-4.5 max-w-[18em]">{shop.tagline}.</p> : null}
            {shop ? <SocialLinks profiles={shop.social} className="mt-3.5 -ml-3" /> : null}
            {shop ? <SellerIdentity shop={shop} linkClassName={HOVER} /> : null}
          </div>
          <Column title="Shop">
            <LinkEntries links={SHOP_LINKS} className={LINK} />
          </Column>
          <Column title="Account">
            <AccountEntries className={LINK} />
          </Column>
          <Column title="Help">
            <LinkEntries links={HELP_LINKS} className={LINK} />
          </Column>
          {shop ? <VisitUs shop={shop} /> : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-3.5 border-t border-gold-soft/22 pt-5.5 pb-6.5 text-caption">
          <p>
            © <Year /> {name}. Prices follow the live gold and silver rate.
          </p>
          <ul className="flex gap-x-5.5">
            <LinkEntries links={LEGAL_LINKS} className={`block py-2.5 ${HOVER}`} />
          </ul>
          <PaymentMarks online={paysOnline(shop)} className="lg:ml-auto" />
        </div>
      </div>
    </footer>
  );
}

/**
 * Hydrated in the browser, because a page that is rendered at the end of a year may be read in the
 * next.
 */
function Year() {
  return <span suppressHydrationWarning>{istDay(new Date()).slice(0, 4)}</span>;
}

/** A demonstration shows all ways of payment that a shop can offer. */
function paysOnline(shop: Shop | undefined): boolean {
  return !shop || shop.onlinePayment || shop.demonstration;
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <Heading>{title}</Heading>
      <ul>{children}</ul>
    </nav>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <h2 className="mb-3 font-body text-[0.9375rem] leading-[1.4] font-medium tracking-normal text-gold-soft">
      {children}
    </h2>
  );
}

function VisitUs({ shop }: { shop: Shop }) {
  return (
    <div>
      <Heading>Visit us</Heading>
      {shop.hours.split(/,\s*/).map((line) => (
        <p key={line} className="text-balance">
          {line}
        </p>
      ))}
      <p className="mt-1 sm:mt-2.5">
        <a
          href={telephoneAddress(shop.phone)}
          className={`num inline-block py-2.25 sm:py-0 ${HOVER}`}
        >
          {shop.phone}
        </a>
      </p>
    </div>
  );
}
