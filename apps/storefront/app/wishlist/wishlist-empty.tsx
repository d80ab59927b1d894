import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/wishlist";
import { KindTiles } from "../pieces/index.ts";

/**
 * The content of a wishlist without pieces: an explanation of the wishlist, and links to pieces.
 */
export function WishlistEmpty() {
  return (
    <>
      <section className="grid bg-[#efdaca] lg:grid-cols-[5fr_7fr]">
        <div className="flex flex-col items-start justify-center px-6 pt-7 pb-10 sm:px-12 lg:py-16">
          <h2>{say.emptyTitle}</h2>
          <p className="mt-3 max-w-[27em] text-pretty text-ink-soft">{say.emptyText}</p>
          <ButtonLink to="/productlist" className="mt-7 max-sm:w-full">
            {say.startShopping}
          </ButtonLink>
        </div>
        <Picture
          src="/pictures/social-chandbali.jpg"
          alt=""
          width={900}
          height={900}
          sizes="(width >= 64rem) 56vw, 100vw"
          focus={{ x: 50, y: 48 }}
          className="relative aspect-[8/5] bg-transparent! bg-none! mask-[linear-gradient(#000_86%,transparent)] max-lg:order-first lg:aspect-auto lg:min-h-105 lg:mask-[linear-gradient(90deg,transparent,#000_14%)]"
          imageClassName="absolute inset-0"
        />
      </section>
      <div className="mt-3.5 sm:mt-6">
        <KindTiles />
      </div>
    </>
  );
}
