import { lang as en } from "@suvarna/words/en/language";
import { shopDescription as inEnglish } from "@suvarna/words/en/meta";
import { lang as hi } from "@suvarna/words/hi/language";
import { shopDescription as inHindi } from "@suvarna/words/hi/meta";
import { addressIn, baseOf, FIRST_LANGUAGE, type LanguageCode } from "@suvarna/words/languages";

const WORDS: Readonly<
  Record<LanguageCode, { readonly lang: string; readonly description: string }>
> = {
  en: { lang: en, description: inEnglish },
  hi: { lang: hi, description: inHindi },
};

/**
 * The background colour of the start screen and the colour of the browser's bar. They are `ivory`
 * and `wine-deep` of the design system.
 */
const [IVORY, WINE_DEEP] = ["#fefcf9", "#2a0810"];

/**
 * Returns the web app manifest of a language, with which people can add the shop to the home screen
 * of a phone. The shop's name is in that language where staff have translated it. Its tagline may be
 * without a translation, so the other languages have a description of their own.
 */
export function webManifest(
  { name, tagline }: { name: string; tagline: string },
  language: LanguageCode,
): string {
  const start = addressIn(baseOf(language), "/");
  const { lang, description } = WORDS[language];
  return JSON.stringify({
    id: start,
    name,
    short_name: name,
    description: language === FIRST_LANGUAGE ? tagline : description,
    lang,
    start_url: start,
    scope: "/",
    display: "minimal-ui",
    background_color: IVORY,
    theme_color: WINE_DEEP,
    icons: [
      icon("/icon-192.png", "192x192"),
      icon("/icon-512.png", "512x512"),
      { ...icon("/icon-maskable-512.png", "512x512"), purpose: "maskable" },
    ],
  });
}

function icon(src: string, sizes: string) {
  return { src, sizes, type: "image/png" };
}
