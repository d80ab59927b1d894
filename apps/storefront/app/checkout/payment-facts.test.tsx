import type { PaymentAttempt } from "@suvarna/contract/orders/order-parts";
import type { Order } from "@suvarna/contract/orders/schemas";
import * as say from "@suvarna/words/here/payment";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { rowsOf } from "./payment-facts.tsx";

const AT = "2026-11-28T06:00:00.000Z";

/** The rows of a payment that the bank has refused, as text by their labels. */
function rowsOfRefusal(words: Partial<PaymentAttempt>): Record<string, string> {
  const attempt: PaymentAttempt = { end: "declined", amount: 1000, at: AT, ...words };
  const payment = { gateway: "cashfree", payBy: AT, attempt };
  const order = { total: 1000, createdAt: AT, history: [], payment } as unknown as Order;
  const rows = rowsOf(order, "failed", false);
  return Object.fromEntries(rows.map(([label, value]) => [label, renderToStaticMarkup(value)]));
}

it("shows the bank's own words on a page in their language, and the reason where there are none", () => {
  const said = rowsOfRefusal({ said: "Declined by issuer", declineReason: "refused" });
  expect(said[say.whatTheBankSaid]).toContain("Declined by issuer");
  expect(said[say.whatTheBankSaid]).not.toContain(say.declineReasons.refused);
  const unsaid = rowsOfRefusal({ declineReason: "wrong_code" });
  expect(unsaid[say.whyItFailed]).toBe(say.declineReasons.wrong_code);
  expect(rowsOfRefusal({})).not.toHaveProperty([say.whatTheBankSaid]);
  expect(rowsOfRefusal({})).not.toHaveProperty([say.whyItFailed]);
});

it("advises to look at limits only if a limit may be the reason", () => {
  expect(rowsOfRefusal({ declineReason: "limit_reached" })[say.whatHelps]).toBe(say.lookAtLimits);
  expect(rowsOfRefusal({ said: "No reason" })[say.whatHelps]).toBe(say.lookAtLimits);
  expect(rowsOfRefusal({ declineReason: "wrong_code" })[say.whatHelps]).toBe(say.payInAnotherWay);
  expect(rowsOfRefusal({ end: "dropped" })[say.whatHelps]).toBe(say.payInAnotherWay);
});
