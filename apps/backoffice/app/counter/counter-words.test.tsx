import type { CounterQuote } from "@suvarna/contract/orders/counter-schemas";
import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT } from "./counter-draft.ts";
import { CounterTotal } from "./counter-total.tsx";
import { errorOf } from "./field-errors.ts";
import { PaymentFields } from "./payment-fields.tsx";
import { ShopperFields } from "./shopper-fields.tsx";

const QUOTE = {
  totals: { subtotal: 1000, discount: 0, gst: 30, shipping: 0, total: 1030 },
  gstPercent: 3,
  ratesAt: "2026-11-27T05:00:00.000Z",
} as CounterQuote;

describe("the total at the counter", () => {
  const total = (state: Partial<ComponentProps<typeof CounterTotal>>) =>
    renderToStaticMarkup(
      <CounterTotal quote={undefined} last={undefined} isEmpty={false} problem={null} {...state} />,
    );

  it("asks for a piece only while the order has none", () => {
    expect(total({ isEmpty: true })).toContain("Choose a piece");
    expect(total({ quote: QUOTE, last: QUOTE })).not.toContain("opacity-50");
  });

  it("says that the order is being priced, and keeps the last price dimmed", () => {
    expect(total({})).toContain("It is being priced.");
    expect(total({})).not.toMatch(/Choose a piece|₹/);
    const again = total({ last: QUOTE });
    expect(again).toContain("It is being priced.");
    expect(again).toContain("opacity-50");
    expect(again).toContain("1,030");
  });

  it("says why there is no price", () => {
    const failed = total({ last: QUOTE, problem: "Out of stock." });
    expect(failed).toContain("There is no price for this order. Out of stock.");
    expect(failed).not.toMatch(/Choose a piece|being priced/);
  });
});

describe("the limits at the counter", () => {
  const onChange = () => {};

  it("are those of the settings", () => {
    const pan = renderToStaticMarkup(
      <ShopperFields
        draft={EMPTY_DRAFT}
        errors={{}}
        needsPan={false}
        needsAddress={false}
        panAbove="₹1,50,000"
        onChange={onChange}
      />,
    );
    expect(pan).toContain("PAN (if the sum of the day is above ₹1,50,000)");
    const cash = renderToStaticMarkup(
      <PaymentFields
        draft={EMPTY_DRAFT}
        allowsCash={false}
        cashBelow="₹49,999"
        error={undefined}
        onChange={onChange}
      />,
    );
    expect(cash).toContain("less than ₹49,999 in cash");
  });
});

it("shows the server's error of the e-mail address at its field", () => {
  expect(errorOf("email", { "shopper.email": "Check the address" })).toBe("Check the address");
  expect(errorOf("phone", { "shopper.phone": "Check the number" })).toBe("Check the number");
  expect(errorOf("name", { pan: "Check the PAN" })).toBeUndefined();
});
