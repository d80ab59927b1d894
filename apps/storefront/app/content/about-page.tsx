import { getAbout } from "@suvarna/contract/content/calls";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Section } from "@suvarna/ui/page.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { rootDataOf, useShop } from "../platform/root-data.ts";
import type { Route } from "./+types/about-page.ts";
import { type About, BUILT_IN_ABOUT } from "./about-content.ts";
import { AIMS, REASONS, TILES } from "./about-words.ts";
import { Film } from "./film.tsx";
import { filmJsonLd } from "./film-json-ld.ts";
import { LetsConnect } from "./lets-connect.tsx";

/** The original size of the page's two pictures, in pixels, which limits the variants to load. */
const PICTURE = { width: 2400, height: 1500 };

/** The shop's texts about itself, or the built-in texts if they can't be loaded. */
const load: Load<About> = async (api, { signal }) => {
  try {
    const { abouts } = await api.call(getAbout, {}, { signal });
    return abouts[0] ?? BUILT_IN_ABOUT;
  } catch {
    return BUILT_IN_ABOUT;
  }
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  const shop = rootDataOf(place.matches)?.shop;
  return [
    ...pageMeta({ title: "About", description: loaderData?.description2 }, place),
    ...(shop ? [{ "script:ld+json": filmJsonLd(shop) }] : []),
  ];
}

/** The page about the shop. */
export default function AboutPage({ loaderData: about }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <>
      <Hero about={about} />
      <Section>
        <Words title={`Welcome to ${name}`} text={about.description1} lead />
      </Section>
      <Section joined>
        <Words title="Our journey" text={about.description2} />
      </Section>
      <Film />
      <Section>
        <div className="grid gap-9 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-15">
          <Picture
            src={about.Image2}
            alt={about.alt2}
            {...PICTURE}
            sizes="(min-width: 64rem) 60vw, 130vw"
            className="aspect-[3/2]"
            imageClassName="object-right"
          />
          <div>
            <h2>Our history</h2>
            <p className="mt-4.5 text-ink-soft">{about.description3}</p>
          </div>
        </div>
      </Section>
      <Tiles />
      <LetsConnect />
      <Section>
        <h2>Why Choose {name}</h2>
        <ol className="mt-7 grid gap-x-15 border-t border-line sm:mt-11 lg:grid-cols-2">
          {REASONS.map(([title, text]) => (
            <li key={title} className="border-b border-line py-7">
              <h3 className="heading-3">{title}</h3>
              <p className="mt-2 max-w-[34em] text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section joined label="Vision and mission">
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {AIMS.map(([title, text]) => (
            <li key={title} className="bg-shell px-7 py-9">
              <h2 className="heading-3">{title}</h2>
              <p className="mt-3 text-[0.9375rem] text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Hero({ about: { title, subtitle, Image1, alt1 } }: { about: About }) {
  return (
    <section aria-label="About" className="bg-shell lg:grid lg:grid-cols-2">
      <Picture
        src={Image1}
        alt={alt1}
        {...PICTURE}
        sizes="(min-width: 64rem) 60vw, 130vw"
        priority
        className="relative aspect-[4/3] sm:aspect-[2/1] lg:order-2 lg:aspect-auto lg:min-h-140"
        imageClassName="lg:absolute lg:inset-0"
      />
      <div className="px-gutter pb-9 lg:ml-auto lg:flex lg:w-full lg:max-w-[calc(41.25rem+var(--spacing-gutter))] lg:flex-col lg:pr-15 lg:pb-0">
        <Breadcrumb trail={[{ label: "Home", to: "/" }, { label: "About" }]} />
        <div className="pt-6 lg:my-auto lg:py-15">
          <p className="text-[0.9375rem] text-gold-ink">{subtitle}</p>
          <h1 className="mt-3.5 max-w-[9em] wrap-anywhere xl:text-[3.75rem]">{title}</h1>
          <ButtonLink to="/shop" className="mt-7 whitespace-normal max-sm:w-full lg:mt-9">
            EXPLORE OUR EXQUISITE RANGE
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Words({ title, text, lead = false }: { title: string; text: string; lead?: boolean }) {
  return (
    <div className="grid gap-4.5 lg:grid-cols-[5fr_7fr] lg:gap-15">
      <h2 className="wrap-anywhere">{title}</h2>
      <p
        className={`max-w-[34em] ${lead ? "font-display text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-[1.42] font-light" : "text-lead text-ink-soft"}`}
      >
        {text}
      </p>
    </div>
  );
}

/** Six tiles with the shop's strengths. */
function Tiles() {
  return (
    <Section joined label="What you can count on">
      <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3">
        {TILES.map(({ icon, title, text }) => (
          <li key={title} className="border-r border-b border-line px-6 py-8 lg:px-9 lg:py-11">
            <Icon of={icon} size={24} className="text-gold-ink" />
            <h2 className="heading-3 mt-4.5">{title}</h2>
            <p className="mt-2 text-[0.9375rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
