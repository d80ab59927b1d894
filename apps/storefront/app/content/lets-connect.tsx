import { SocialLinks } from "@suvarna/ui/social-links.tsx";
import * as say from "@suvarna/words/here/about";
import * as language from "@suvarna/words/here/language";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";

const FACT = "border-t border-gold-soft/22 py-5";
const LINK =
  "inline-flex min-h-11 items-center wrap-anywhere hover:underline hover:decoration-1 hover:underline-offset-4";

/** A section with the ways to contact the shop. */
export function LetsConnect() {
  const { phone, email, hours, address, social } = useShop();
  return (
    <section aria-labelledby="connect" className="on-wine bg-wine-dark py-section">
      <div className="wrap grid gap-9 lg:grid-cols-[5fr_7fr] lg:gap-15">
        <div>
          <h2 id="connect">{say.letsConnect}</h2>
          <p className="mt-4.5 max-w-[26em] text-sand">{say.letsConnectText}</p>
          <SocialLinks profiles={social} className="mt-5.5 -ml-3" />
        </div>
        <dl className="grid content-start sm:grid-cols-2 sm:gap-x-10">
          <div className={FACT}>
            <dt className="text-caption text-gold-soft">{say.callTheShop}</dt>
            <dd>
              <a href={telephoneAddress(phone)} className={`num text-lead ${LINK}`}>
                {phone}
              </a>
            </dd>
          </div>
          <div className={FACT}>
            <dt className="text-caption text-gold-soft">{say.writeToUs}</dt>
            <dd>
              <a href={`mailto:${email}`} className={`text-lead ${LINK}`}>
                {email}
              </a>
            </dd>
          </div>
          <div className={FACT}>
            <dt className="text-caption text-gold-soft">{say.workingHours}</dt>
            <dd lang={language.langOf(hours)} className="mt-2">
              {hours}
            </dd>
          </div>
          <div className={FACT}>
            <dt className="text-caption text-gold-soft">{say.visitUs}</dt>
            <dd lang={language.langOf(address)} className="mt-2">
              {address}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
