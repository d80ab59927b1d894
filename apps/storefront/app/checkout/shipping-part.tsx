import { isAbroad } from "@suvarna/domain/countries";
import { EXPRESS_DELIVERY } from "@suvarna/domain/delivery-way";
import { paise } from "@suvarna/domain/money";
import { CUSTOMS_ABROAD } from "@suvarna/domain/policies";
import { Amount } from "@suvarna/ui/amount.tsx";
import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import { useShop } from "../platform/root-data.ts";
import { Step } from "./step.tsx";

/** The part of the checkout about shipping: the only shipping method, and its cost. */
export function ShippingPart({
  country,
  shipping,
  express,
  total,
}: {
  country: string;
  /** The shipping cost in rupees, as in the API. */
  shipping: number;
  /** Whether the order is sent by express delivery. */
  express: boolean;
  /** The payable total in rupees, which decides whether the courier asks for a code at the door. */
  total: number;
}) {
  const { doorCodeAbove } = useShop();
  return (
    <Step title="Shipping method">
      <RadioRows
        legend="Shipping method"
        name="shipping"
        value="tracked"
        readOnly
        rows={[
          {
            value: "tracked",
            label: express ? `${EXPRESS_DELIVERY}, tracked` : "Tracked and insured",
            detail:
              total > doorCodeAbove
                ? "Handed over against a code that we send you"
                : "To your door",
            aside: (
              <span className="font-medium">
                {shipping === 0 ? "Free" : <Amount paise={paise(shipping)} />}
              </span>
            ),
          },
        ]}
      />
      {isAbroad(country) ? <p className="mt-3 text-small text-ink-soft">{CUSTOMS_ABROAD}</p> : null}
    </Step>
  );
}
