import { isAbroad } from "@suvarna/domain/countries";
import { EXPRESS_DELIVERY } from "@suvarna/domain/delivery-way";
import { paise } from "@suvarna/domain/money";
import { CUSTOMS_ABROAD } from "@suvarna/domain/policies";
import { Amount } from "@suvarna/ui/amount.tsx";
import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import { Step } from "./step.tsx";

/** The only way of delivery, and what it costs. */
export function ShippingPart({
  country,
  shipping,
  express,
}: {
  country: string;
  /** In rupees, as in the API. */
  shipping: number;
  /** Whether the order is sent by express delivery. */
  express: boolean;
}) {
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
            detail: "To your door",
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
