import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/home";
import { BANNER } from "../pieces/index.ts";
import { COLLECTIONS } from "../site-map.ts";

/**
 * The banner that links to the collections, the only banner of full width below the first screen.
 */
export function PremiumBanner() {
  return (
    <section
      aria-labelledby="premium"
      className="on-wine relative overflow-hidden bg-[#4e1420] lg:grid lg:min-h-180 lg:items-center"
    >
      <Picture
        src="/pictures/banner-pearls-maroon.jpg"
        alt={say.premiumAlt}
        {...BANNER}
        sizes="(min-width: 40rem) 100vw, 165vw"
        className="aspect-square bg-transparent! bg-none! sm:aspect-video lg:absolute! lg:inset-0 lg:aspect-auto"
        imageClassName="object-[82%_50%] lg:object-right"
      />
      <div className="wrap relative pt-7 pb-11 lg:py-14">
        <div className="lg:max-w-[40vw] xl:max-w-136">
          <h2
            id="premium"
            className="text-[clamp(2.25rem,1rem+3.4vw,4rem)] leading-[1.06] tracking-[-0.012em]"
          >
            {say.premiumTitle(<br key="break" />)}
          </h2>
          <p className="mt-3.5 mb-6 max-w-[24em] text-sand lg:mt-5.5 lg:mb-8.5 lg:text-[1.0625rem]">
            {say.premiumText}
          </p>
          <ButtonLink to={COLLECTIONS} look="gold" className="max-sm:w-full">
            {say.discoverCollection}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
