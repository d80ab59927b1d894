import type { Shop } from "@suvarna/contract/content/schemas";
import { indianDay } from "@suvarna/domain/indian-day";
import { SocialLinks } from "@suvarna/ui/social-links.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/shell";
import type { ReactNode } from "react";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { COMPANY, GOLD_LINKS, HELP_LINKS, LEGAL_LINKS, SHOP_LINKS } from "../site-map.ts";
import { LanguageLinks } from "./language-links.tsx";
import { AccountEntries, LinkEntries } from "./link-list.tsx";
import { PaymentMarks } from "./payment-marks.tsx";
import { Wordmark } from "./wordmark.tsx";

const HOVER = "hover:text-ivory hover:underline hover:decoration-1 hover:underline-offset-4";
const LINK = `block py-2.25 sm:py-1.25 ${HOVER}`;

/** If the shop's data could not be loaded, the footer still has the links to every page. */
export function Footer({ name, shop }: { name: string; shop: Shop | undefined }) {
  return (
    <footer className="on-wine bg-wine-deep text-[0.9375rem] text-sand print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 gap-y-8.5 pt-11 pb-9 lg:grid-cols-[1.75fr_1fr_1fr_1fr_1fr] lg:gap-10 lg:pt-15 lg:pb-10">
          <div className="col-span-full lg:col-span-1">
            <Wordmark name={name} className="text-[1.5rem] text-ivory" />
            {shop ? <ShopFacts shop={shop} /> : null}
          </div>
          <Column title={say.shopColumn}>
            <LinkEntries links={SHOP_LINKS} className={LINK} />
          </Column>
          <Column title={say.goldColumn}>
            <LinkEntries links={GOLD_LINKS} className={LINK} />
          </Column>
          <Column title={say.accountColumn}>
            <AccountEntries className={LINK} />
          </Column>
          <Column title={say.helpColumn}>
            <LinkEntries links={HELP_LINKS} className={LINK} />
          </Column>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-gold-soft/22 pt-4 pb-5 text-caption">
          <p>
            © <Year /> {say.ownedBy(shop?.legalName ?? name)}
          </p>
          <ul className="flex flex-wrap gap-x-5.5">
            <LinkEntries links={[...LEGAL_LINKS, COMPANY]} className={`block py-2.5 ${HOVER}`} />
            <LanguageLinks className={`block py-2.5 ${HOVER}`} />
          </ul>
          <PaymentMarks online={paysOnline(shop)} className="lg:ml-auto" />
        </div>
      </div>
    </footer>
  );
}

/** The shop's tagline, telephone number, opening hours and social profiles. */
function ShopFacts({ shop: { tagline, phone, hours, social } }: { shop: Shop }) {
  return (
    <>
      <p lang={language.langOf(tagline)} className="mt-2">
        {say.taglineInFooter(tagline)}
      </p>
      <p className="mt-4 lg:mt-6">
        <a
          href={telephoneAddress(phone)}
          className={`num inline-block py-2 text-[1.0625rem] text-ivory ${HOVER}`}
        >
          {phone}
        </a>
      </p>
      <p lang={language.langOf(hours)} className="text-caption">
        {hours}
      </p>
      <SocialLinks profiles={social} className="mt-3 -ml-3" />
    </>
  );
}

/**
 * The year in the footer is computed again in the browser, because a page that the server rendered
 * in December may be read in January.
 */
function Year() {
  return <span suppressHydrationWarning>{indianDay(new Date()).slice(0, 4)}</span>;
}

/** A demonstration shows all payment methods that a shop can offer. */
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
