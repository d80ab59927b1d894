import { join } from "node:path";
import { LANGUAGES, type Language } from "@suvarna/words/languages";
import { openRenderer, type Renderer, type RendererDependencies } from "./renderer.ts";

/** The storefront's pages in all languages. */
export interface LanguagePages {
  /** The folders with the files that browsers load. */
  readonly clients: string[];
  /** Returns the renderer of a language, which is loaded at the first call. */
  rendererOf(language: Language): Promise<Renderer>;
}

/**
 * Opens the storefront's builds, one for each language. The build of a language is loaded with the
 * first page that is rendered in the language, so a language that nobody reads takes no memory.
 * @param builds the folder with a folder for each language
 */
export function openLanguages(builds: string, dependencies: RendererDependencies): LanguagePages {
  const buildOf = ({ code }: Language) => join(builds, code);
  const renderers = new Map<Language, Promise<Renderer>>();
  return {
    clients: LANGUAGES.map((language) => join(buildOf(language), "client")),
    rendererOf(language) {
      const { base } = language;
      const known = renderers.get(language);
      const renderer = known ?? openRenderer({ build: buildOf(language), base }, dependencies);
      renderers.set(language, renderer);
      return renderer;
    },
  };
}

/**
 * Splits an address (path with query) into the language of its page and the address of the page
 * without the language: `/hi/shop?page=2` is the page `/shop?page=2` in Hindi.
 */
export function splitLanguage(address: string): { language: Language; page: string } {
  const language = LANGUAGES.find(({ base }) => base !== "" && isBelow(address, base));
  if (!language) return { language: LANGUAGES[0], page: address };
  const rest = address.slice(language.base.length);
  return { language, page: rest.startsWith("/") ? rest : `/${rest}` };
}

function isBelow(address: string, base: string): boolean {
  if (!address.startsWith(base)) return false;
  return ["", "/", "?"].includes(address.charAt(base.length));
}
