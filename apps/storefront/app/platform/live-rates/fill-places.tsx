import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { Fragment, type ReactElement } from "react";
import { renderToString } from "react-dom/server.edge";
import { StaticRouter } from "react-router";
import { RatesContext, type RenderedRates } from "./rendered-rates.ts";

/** The places of one page, in which the page's components that follow the rates are rendered. */
export interface Places {
  /** The rates with which the page's template is rendered. */
  readonly context: RenderedRates;
  /** Whether a component outside the places has read the rates. */
  areReadOutside(): boolean;
  /**
   * Makes the function that returns the bytes of the complete page at any rates.
   * @param template the rendered page, with a text in place of each component
   */
  fillerOf(template: string): (rates: readonly RateEntry[]) => Buffer;
}

/** The beginning of the ids that `useId` would return within a place. */
const ID_PREFIX = "place-";

/**
 * Collects the places of one page.
 * @param rates the rates for components outside the places
 * @param address the path and the query of the page, for the links in the places
 */
export function collectPlaces(
  rates: readonly RateEntry[],
  { address, basename }: { readonly address: string; readonly basename: string },
): Places {
  // No text of the shop can contain this mark, because nobody can know it.
  const mark = crypto.randomUUID();
  const components: ReactElement[] = [];
  let areReadOutside = false;

  function renderPlaces(places: readonly number[], rates: readonly RateEntry[]): string[] {
    if (places.length === 0) return [];
    const html = renderToString(
      <StaticRouter basename={basename} location={address}>
        <RatesContext value={{ entries: () => rates, grades: () => rates }}>
          {places.map((place) => (
            <Fragment key={place}>
              {components[place]}
              <hr id={mark} />
            </Fragment>
          ))}
        </RatesContext>
      </StaticRouter>,
      { identifierPrefix: ID_PREFIX },
    );
    // The browser would compute other ids, and would replace a part that is loaded later.
    if (html.includes(`_${ID_PREFIX}R_`) || html.includes("<!--$!-->")) {
      throw new Error("A component that follows the rates calls useId or is loaded later");
    }
    return html.split(`<hr id="${mark}"/>`).map(keptApart);
  }

  return {
    context: {
      entries() {
        areReadOutside = true;
        return rates;
      },
      grades: () => rates,
      addPlace: (component) => <hr id={`${mark}:${components.push(component) - 1}`} />,
    },
    areReadOutside: () => areReadOutside,
    fillerOf(template) {
      const [first = "", ...rest] = template.split(new RegExp(`<hr id="${mark}:(\\d+)"/>`));
      const places = rest.filter((_, index) => index % 2 === 0).map(Number);
      // As bytes, the parts take half of the memory of a text with characters of many scripts.
      const parts = rest.filter((_, index) => index % 2 === 1).map((part) => Buffer.from(part));
      const beginning = Buffer.from(first);
      return (rates) => {
        const html = renderPlaces(places, rates);
        const filled = parts.flatMap((part, index) => [Buffer.from(html[index] ?? ""), part]);
        return Buffer.concat([beginning, ...filled]);
      };
    },
  };
}

/**
 * Returns the HTML of a place so that the texts before and after the place stay two texts, as the
 * browser expects them. React's server separates such texts by an empty comment.
 */
function keptApart(html: string): string {
  if (html === "") return "<!-- -->";
  if (html.startsWith("<") && html.endsWith(">")) return html;
  throw new Error("A component that follows the rates must return elements");
}
