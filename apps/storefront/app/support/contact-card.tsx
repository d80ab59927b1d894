import { Icon } from "@suvarna/ui/icon.tsx";
import { SocialLinks } from "@suvarna/ui/social-links.tsx";
import * as language from "@suvarna/words/here/language";
import * as say from "@suvarna/words/here/support";
import { Clock, Mail, MapPin, Phone } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { SUPPORT } from "../site-map.ts";

const LINK =
  "-my-2 inline-block py-2 hover:underline hover:decoration-gold hover:underline-offset-4";

/** The shop's address, opening hours and contacts. */
export function ContactCard() {
  const { legalName, address, phone, email, hours, supportHours, social } = useShop();
  return (
    <section aria-label={say.contactDetails} className="self-start bg-shell p-6 sm:p-9">
      <h2 className="heading-3">{say.visitCallOrWrite}</h2>
      <dl className="mt-6 grid gap-5.5">
        <Entry icon={MapPin} name={say.address} lang={language.langOf(address)}>
          <span lang={language.langOf(legalName)}>{legalName}</span>
          <br />
          {address}
        </Entry>
        <Entry icon={Phone} name={say.telephone}>
          <a href={telephoneAddress(phone)} className={`num ${LINK}`}>
            {phone}
          </a>
        </Entry>
        <Entry icon={Mail} name={say.email}>
          <a href={`mailto:${email}`} className={`wrap-anywhere ${LINK}`}>
            {email}
          </a>
        </Entry>
        <Entry icon={Clock} name={say.hours}>
          {say.shopHours(hours)}
          <br />
          {say.supportHours(supportHours)}
        </Entry>
      </dl>
      <p className="mt-6 border-t border-line pt-5 text-small text-ink-soft">
        {say.aboutAnOrder(
          <Link key="ticket" to={SUPPORT} className="link-gold text-wine">
            {say.openASupportTicket}
          </Link>,
        )}
      </p>
      <SocialLinks profiles={social} className="mt-4 -ml-3" />
    </section>
  );
}

function Entry({
  icon,
  name,
  lang,
  children,
}: {
  icon: ComponentProps<typeof Icon>["of"];
  name: string;
  lang?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="relative pl-9">
      <dt className="text-small font-medium">
        <Icon of={icon} className="absolute left-0 text-gold-ink" />
        {name}
      </dt>
      <dd lang={lang} className="mt-0.5 text-ink-soft">
        {children}
      </dd>
    </div>
  );
}
