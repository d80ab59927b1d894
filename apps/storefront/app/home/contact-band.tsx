import { SocialLinks } from "@suvarna/ui/social-links.tsx";
import * as say from "@suvarna/words/here/home";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import type { ReactNode } from "react";
import { NewsletterForm } from "../content/index.ts";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";

const HEADING = "label font-body";

/** The shop's opening hours and contacts, and the newsletter form. */
export function ContactBand() {
  const { hours, phone, social } = useShop();
  return (
    <section aria-label={navigation.contact} className="border-t border-line">
      <div className="wrap grid sm:grid-cols-2 lg:grid-cols-[minmax(max-content,3fr)_minmax(max-content,3fr)_minmax(0,6fr)]">
        <Part>
          <h2 className={HEADING}>{say.workingHours}</h2>
          <p
            lang={language.langOf(hours)}
            className="figures-later mt-3 font-display text-[1.5rem] leading-[1.3] font-light"
          >
            {hours.split(/,\s*/).map((line) => (
              <span key={line} className="block lg:whitespace-nowrap">
                {line}
              </span>
            ))}
          </p>
        </Part>
        <Part>
          <h2 className={HEADING}>{say.callTheShop}</h2>
          <p className="mt-1.5">
            <a
              href={telephoneAddress(phone)}
              className="num inline-flex min-h-11 items-center text-[1.3125rem] hover:underline hover:decoration-gold hover:decoration-1 hover:underline-offset-4"
            >
              {phone}
            </a>
          </p>
          <SocialLinks profiles={social} className="mt-3 -ml-3" />
        </Part>
        <Part>
          <h2 className={HEADING}>{say.newsletter}</h2>
          <NewsletterForm place="home" />
        </Part>
      </div>
    </section>
  );
}

/**
 * A part of the section with a separating line: above the part on a phone, at its left on a wide
 * screen.
 */
function Part({ children }: { children: ReactNode }) {
  return (
    <div className="border-line py-7 not-first:max-sm:border-t sm:py-16 sm:nth-2:border-l sm:nth-2:pl-10 sm:first:pr-10 sm:max-lg:last:col-span-2 sm:max-lg:last:border-t lg:last:border-l lg:last:pl-10 lg:nth-2:pr-10">
      {children}
    </div>
  );
}
