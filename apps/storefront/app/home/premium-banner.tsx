import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { BANNER } from "../pieces/index.ts";

/** The banner that links to the most expensive pieces, on dark velvet. */
export function PremiumBanner() {
  return (
    <section
      aria-labelledby="premium"
      className="on-wine relative overflow-hidden bg-wine-dark lg:grid lg:min-h-[min(600px,50vw)] lg:items-center"
    >
      <Picture
        src="/pictures/banner-pearls-maroon.jpg"
        alt="Two-strand pearl necklace with emerald drop, pearl studs and gold bangles on maroon"
        {...BANNER}
        sizes="(min-width: 40rem) 100vw, 165vw"
        className="aspect-[5/4] sm:aspect-[2/1] lg:absolute! lg:inset-0 lg:aspect-auto"
        imageClassName="object-[76%_50%] lg:object-center"
      />
      <div className="wrap relative pt-7.5 pb-11 lg:py-14">
        <div className="lg:max-w-[33vw] xl:max-w-120">
          <h2 id="premium" className="text-h1 leading-[1.1]">
            Find our premium range <br />
            unique collection
          </h2>
          <p className="mt-5.5 mb-9 max-w-[24em] text-sand">
            Polki, pearl and temple work from our own workshop, each with its price laid open.
          </p>
          <ButtonLink to="/shop?sort=price-desc" look="gold" className="max-sm:w-full">
            Discover the collection
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
