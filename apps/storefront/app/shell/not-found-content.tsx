import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Lozenge } from "@suvarna/ui/lozenge.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/shell";
import { X } from "lucide";
import { useNavigate } from "react-router";
import { SHOP_LINKS } from "../site-map.ts";
import { LinkEntries } from "./link-list.tsx";

/** The colour at the edge of the picture. */
const GROUND = "#d3c7b5";

/** The content of the component `NotFound`, which loads this module on demand. */
export function NotFoundContent() {
  const navigate = useNavigate();
  return (
    <div className="relative overflow-hidden min-h-svh" style={{ backgroundColor: GROUND }}>
      <Picture
        src="/pictures/banner-bangles.jpg"
        alt=""
        width={2400}
        height={1200}
        // The picture is twice as wide as high, and covers the height of the window.
        sizes="(min-width: 64rem) max(100vw, 200svh), 100vw"
        priority
        className="aspect-[8/5] sm:aspect-[2/1] lg:absolute! lg:inset-0 lg:aspect-auto"
        imageClassName="object-[76%]"
      />
      <div className="wrap relative lg:absolute lg:inset-0 lg:grid lg:content-center">
        <div className="pt-10 pb-section lg:max-w-[min(26rem,30%)] lg:py-0">
          <Lozenge className="mb-5.5 w-11 text-gold" />
          <h1>{say.pageNotFound}</h1>
          <p className="mt-4 text-lead text-balance text-ink-soft">{say.pageNotFoundText}</p>
          <div className="mt-7.5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink to="/">{say.goToHomepage}</ButtonLink>
            <button
              type="button"
              // A page that was opened in a new tab has no history to go back to.
              onClick={() => (window.history.length > 1 ? navigate(-1) : navigate("/"))}
              className="inline-flex min-h-11 items-center gap-2 text-small hover:text-wine noscript:hidden"
            >
              <Icon of={X} size={18} />
              <span className="link-gold">{say.closeAndGoBack}</span>
            </button>
          </div>
          <nav aria-label={say.orLookHere} className="mt-9 border-t border-line-strong pt-4.5">
            <p className="text-small text-ink-soft">{say.orLookHere}</p>
            <ul className="flex flex-wrap gap-x-5">
              <LinkEntries
                links={SHOP_LINKS}
                className="inline-flex min-h-11 items-center font-medium hover:text-wine hover:underline hover:decoration-gold hover:underline-offset-4"
              />
            </ul>
          </nav>
        </div>
      </div>
    </div>
  );
}
