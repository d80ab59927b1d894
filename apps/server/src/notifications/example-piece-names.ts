import type { LanguageCode } from "@suvarna/words/languages";

type ExamplePiece = "tops" | "toeRings" | "drops" | "band";

/** The names of the pieces in the example messages, by the language. */
export const EXAMPLE_PIECES: Readonly<
  Record<LanguageCode, Readonly<Record<ExamplePiece, string>>>
> = {
  en: {
    tops: "Kusum Gold Tops",
    toeRings: "Silver Toe Rings",
    drops: "Manik Oval Drops",
    band: "Saral Court Band",
  },
  hi: {
    tops: "कुसुम सोने के टॉप्स",
    toeRings: "बिछिया की जोड़ी",
    drops: "माणिक ओवल ड्रॉप बालियाँ",
    band: "सरल कोर्ट बैंड",
  },
};
