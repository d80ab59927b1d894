import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { createContext, type ReactElement } from "react";

/** The rates with which a page is rendered. */
export interface RenderedRates {
  /**
   * The rates that a page shows until newer rates arrive. On the server, a component that reads
   * them outside a place (`follows-rates.tsx`) makes its page one that is rendered at every tick.
   */
  entries(): readonly RateEntry[];
  /** The same entries, for components that only need to know which grades have a rate. */
  grades(): readonly RateEntry[];
  /**
   * Adds a component that is rendered with the rates of each tick. Only the server has this
   * function, while it renders the template of a page.
   * @returns the element that the template contains in place of the component
   */
  addPlace?(component: ReactElement): ReactElement;
}

/** The id of the data block that contains the rates with which the server rendered a page. */
export const RATES_ID = "rates";

let entriesOfPage: readonly RateEntry[] | undefined;

/** Reads the rates with which the server rendered this page. */
function readPage(): readonly RateEntry[] {
  entriesOfPage ??= JSON.parse(document.getElementById(RATES_ID)?.textContent ?? "[]");
  return entriesOfPage as readonly RateEntry[];
}

export const RatesContext = createContext<RenderedRates>({ entries: readPage, grades: readPage });
