import { getRates } from "@suvarna/contract/rates/calls";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { RateToday } from "./rate-today.tsx";

const answers = vi.hoisted(() => ({ rates: {} as object }));
vi.mock("../platform/queries.ts", () => ({
  useRead: (call: unknown) =>
    call === getRates ? answers.rates : { data: { points: [] }, error: null },
}));

const NO_RATE = "No rate counts now";

function show(rates: object): string {
  answers.rates = rates;
  return renderToStaticMarkup(
    <MemoryRouter>
      <RateToday readings={null} />
    </MemoryRouter>,
  );
}

it("says that gold is not sold only when the answer has no rate", () => {
  expect(show({ data: [], error: null })).toContain(NO_RATE);
  expect(show({ data: [], error: null })).not.toContain("Try again");
});

it("shows a placeholder while the rates are loaded", () => {
  const page = show({ data: undefined, error: null });
  expect(page).toContain("Loading the rate");
  expect(page).not.toContain(NO_RATE);
});

it("shows a failure with a retry", () => {
  const page = show({ data: undefined, error: new Error("The shop can't be reached.") });
  expect(page).toContain("The rate could not be loaded.");
  expect(page).toContain("Try again");
  expect(page).not.toContain(NO_RATE);
});
