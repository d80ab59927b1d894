import type { RateEntry } from "@suvarna/contract/rates/schemas";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { renderToString } from "react-dom/server.edge";
import { Link } from "react-router";
import { expect, it } from "vitest";
import { collectPlaces } from "./fill-places.tsx";
import { followsRates } from "./follows-rates.tsx";
import { useHasRate, useRateEntries } from "./live-rates.ts";
import { RatesContext } from "./rendered-rates.ts";

const ratesOf = (price: number): RateEntry[] => [
  {
    Carat: "22K",
    TodayPricePerGram: price,
    purity: 91.6,
    updatedAt: "2026-11-20T20:00:00.000Z",
    source: "a test",
  },
];

const Price = followsRates(({ weight }: { weight: number }) => {
  const [rate] = useRateEntries();
  if (!rate) return null;
  return <Link to="/rates">{rate.TodayPricePerGram * weight}</Link>;
});
const Digits = followsRates(() => String(useRateEntries()[0]?.TodayPricePerGram));
const Nothing = followsRates(() => null);
const WithId = followsRates(() => <i id={useId()} />);
const Later = lazy(async () => ({ default: () => "later" }));
const WithLater = followsRates(() => (
  <Suspense>
    <Later />
  </Suspense>
));
function Outside() {
  return useRateEntries().length;
}
function Knows() {
  return useHasRate("22K") ? "known" : "unknown";
}

/** Renders the template of a page, and returns the text of the page at any price. */
function pageOf(page: ReactNode, basename = "/") {
  const places = collectPlaces(ratesOf(1), { address: `${basename}?q=1`, basename });
  const template = renderToString(<RatesContext value={places.context}>{page}</RatesContext>);
  const fill = places.fillerOf(template);
  return { template, places, at: (price: number) => fill(ratesOf(price)).toString() };
}

it("renders only the components that follow the rates, with the links of the language", () => {
  const { at, places } = pageOf(
    <p>
      a<Price weight={2} />b<Price weight={3} />c<Knows />
    </p>,
    "/hi",
  );
  const link = (price: number) => `<a href="/hi/rates" data-discover="true">${price}</a>`;
  const text = (html: string) => html.replaceAll("<!-- -->", "");
  expect(text(at(5))).toBe(`<p>a${link(10)}b${link(15)}cknown</p>`);
  expect(text(at(7))).toBe(`<p>a${link(14)}b${link(21)}cknown</p>`);
  expect(places.areReadOutside()).toBe(false);
});

it("keeps the texts before and after a component apart, as the browser expects them", () => {
  const { at } = pageOf(
    <p>
      a<Nothing />b
    </p>,
  );
  expect(at(5)).toBe("<p>a<!-- -->b</p>");
  expect(() => pageOf(<Digits />).at(5)).toThrow(/must return elements/);
});

it("knows whether a page reads the rates outside its places", () => {
  expect(pageOf(<Outside />).places.areReadOutside()).toBe(true);
});

it("has no text of the rates in the template", () => {
  expect(pageOf(<Price weight={31_337} />).template).not.toContain("31337");
});

it.each([<WithId key="id" />, <WithLater key="later" />])("refuses %o in a place", (component) => {
  expect(() => pageOf(component).at(1)).toThrow(/calls useId or is loaded later/);
});

it("returns a page without places as it is", () => {
  expect(pageOf(<b>c</b>).at(2)).toBe("<b>c</b>");
});
