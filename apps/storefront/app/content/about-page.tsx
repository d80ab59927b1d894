import { getAbout } from "@suvarna/contract/content/calls";
import { Breadcrumb } from "@suvarna/ui/breadcrumb.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Section } from "@suvarna/ui/page.tsx";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/about";
import * as language from "@suvarna/words/here/language";
import * as navigation from "@suvarna/words/here/navigation";
import type { CardPiece } from "../catalogue/index.ts";
import { browserLoad, type Load, serverLoad } from "../platform/load.ts";
import { pageMeta } from "../platform/meta.ts";
import { rootDataOf, useShop } from "../platform/root-data.ts";
import type { Route } from "./+types/about-page.ts";
import { type About, BUILT_IN_ABOUT } from "./about-content.ts";
import { AboutPieces, loadAboutPieces } from "./about-pieces.tsx";
import { AIMS, REASONS, TILES } from "./about-words.ts";
import { Film } from "./film.tsx";
import { filmJsonLd } from "./film-json-ld.ts";
import { LetsConnect } from "./lets-connect.tsx";

/**
 * The original size of the two pictures on the page about the shop, in pixels, which limits the
 * variants to load.
 */
const PICTURE = { width: 2400, height: 1500 };

interface AboutData {
  readonly about: About;
  readonly pieces: readonly CardPiece[];
}

/**
 * Loads the shop's texts about itself, or the built-in texts if these can't be loaded, and some
 * pieces.
 */
const load: Load<AboutData> = async (api, { signal }) => {
  const [about, pieces] = await Promise.all([
    api.call(getAbout, {}, { signal }).then(
      ({ abouts }) => abouts[0] ?? BUILT_IN_ABOUT,
      () => BUILT_IN_ABOUT,
    ),
    loadAboutPieces(api, signal),
  ]);
  return { about, pieces };
};
export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export function meta({ loaderData, ...place }: Route.MetaArgs) {
  const shop = rootDataOf(place.matches)?.shop;
  return [
    ...pageMeta({ title: navigation.about, description: loaderData?.about.description2 }, place),
    // Search engines read the page as the server sends it. React keeps the server's element.
    ...(import.meta.env.SSR && shop ? [{ "script:ld+json": filmJsonLd(shop) }] : []),
  ];
}

/** The attribute `lang` of the shop's texts about itself. */
function langOf({ description1 }: About): string | undefined {
  return language.langOf(description1);
}

/** The page about the shop. */
export default function AboutPage({ loaderData: { about, pieces } }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <>
      <Hero about={about} />
      <Story name={name} about={about} />
      <Film />
      <Section>
        <div className="grid gap-9 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-15">
          <div className="lg:pl-6">
            <h2>{say.ourHistory}</h2>
            <p lang={langOf(about)} className="mt-4.5 max-w-[34em] text-lead text-ink-soft">
              {about.description3}
            </p>
          </div>
          <Picture
            src={about.Image2}
            alt={about.alt2}
            {...PICTURE}
            sizes="(min-width: 64rem) 60vw, 130vw"
            className="aspect-[3/2] max-lg:order-first"
            imageClassName="object-right"
          />
        </div>
      </Section>
      <Tiles />
      <LetsConnect />
      <Section>
        <div className="grid gap-x-15 gap-y-7 lg:grid-cols-[5fr_7fr]">
          <h2 className="lg:sticky lg:top-6 lg:self-start">{say.whyChoose(name)}</h2>
          <ol className="border-t border-line">
            {REASONS.map(([title, text]) => (
              <li
                key={title}
                className="grid gap-x-9 gap-y-2 border-b border-line py-7 sm:grid-cols-2"
              >
                <h3 className="heading-3">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <Aims />
      <AboutPieces pieces={pieces} />
    </>
  );
}

/**
 * The title on a wine-coloured background, beside a picture that fills the rest of the first
 * screen.
 */
function Hero({ about }: { about: About }) {
  const { title, subtitle, Image1, alt1 } = about;
  const lang = langOf(about);
  return (
    <section
      aria-label={navigation.about}
      className="on-wine bg-wine-deep lg:grid lg:grid-cols-[5fr_7fr]"
    >
      <Picture
        src={Image1}
        alt={alt1}
        {...PICTURE}
        sizes="(min-width: 64rem) 75vw, 130vw"
        priority
        className="relative aspect-[4/3] sm:aspect-[2/1] lg:order-2 lg:aspect-auto lg:min-h-165"
        imageClassName="lg:absolute lg:inset-0"
      />
      <div className="px-gutter pb-11 lg:ml-auto lg:flex lg:w-full lg:max-w-[calc(36rem+var(--spacing-gutter))] lg:flex-col lg:pr-11 lg:pb-0 [&_nav]:text-sand">
        <Breadcrumb trail={[{ label: navigation.home, to: "/" }, { label: navigation.about }]} />
        <div className="pt-6 lg:my-auto lg:py-15">
          <p lang={lang} className="text-[0.9375rem] text-gold-soft">
            {subtitle}
          </p>
          <h1 lang={lang} className="mt-3.5 max-w-[9em] wrap-anywhere xl:text-[3.75rem]">
            {title}
          </h1>
          <ButtonLink
            to="/shop"
            look="gold"
            className="mt-7 whitespace-normal max-sm:w-full lg:mt-9"
          >
            {say.exploreOurRange}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The sections "welcome" and "journey", beside a picture that is as high as both sections. */
function Story({ name, about }: { name: string; about: About }) {
  return (
    <Section>
      <div className="grid gap-9 lg:grid-cols-[5fr_7fr] lg:gap-15">
        <Picture
          src="/pictures/cover-earrings.jpg"
          alt=""
          width={900}
          height={1200}
          sizes="(min-width: 64rem) 42vw, 100vw"
          className="relative aspect-[4/3] lg:aspect-auto lg:min-h-140"
          imageClassName="absolute inset-0"
        />
        <div className="grid content-center gap-9 lg:gap-13 lg:py-7">
          <div>
            <h2 className="wrap-anywhere">{say.welcomeTo(name)}</h2>
            <p
              lang={langOf(about)}
              className="mt-4.5 max-w-[31em] font-display text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-[1.42] font-light"
            >
              {about.description1}
            </p>
          </div>
          <div className="border-t border-line pt-9 lg:pt-11">
            <h2>{say.ourJourney}</h2>
            <p lang={langOf(about)} className="mt-4.5 max-w-[34em] text-lead text-ink-soft">
              {about.description2}
            </p>
          </div>
        </div>
      </div>
    </Section>
  );
}

/** Six tiles with the shop's strengths. */
function Tiles() {
  return (
    <section aria-label={say.whatYouCanCountOn} className="bg-shell py-section">
      <ul className="wrap grid gap-x-11 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-13">
        {TILES.map(({ icon, title, text }) => (
          <li key={title} className="border-t border-line-strong pt-6">
            <Icon of={icon} size={24} className="text-gold-ink" />
            <h2 className="heading-3 mt-4.5">{title}</h2>
            <p className="mt-2 text-[0.9375rem] text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shop's vision, mission, values and promise, each in one sentence. */
function Aims() {
  return (
    <Section joined label={say.visionAndMission}>
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {AIMS.map(([title, text]) => (
          <li key={title} className="bg-shell px-7 py-9">
            <h2 className="text-[0.9375rem] font-sans text-gold-ink">{title}</h2>
            <p className="mt-3 font-display text-[1.25rem] leading-[1.35]">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
