import { isAbroad } from "@suvarna/domain/countries";
import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import * as say from "@suvarna/words/here/checkout";
import { CUSTOMS_ABROAD, EXPRESS_DELIVERY } from "@suvarna/words/here/policy-spans";
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
    <Step title={say.shippingMethod}>
      <RadioRows
        legend={say.shippingMethod}
        name="shipping"
        value="tracked"
        readOnly
        rows={[
          {
            value: "tracked",
            label: express ? say.expressTracked(EXPRESS_DELIVERY) : say.trackedAndInsured,
            detail: total > doorCodeAbove ? say.againstCode : say.toYourDoor,
            aside: (
              <span className="font-medium">
                {shipping === 0 ? say.free : <Amount paise={paise(shipping)} />}
              </span>
            ),
          },
        ]}
      />
      {isAbroad(country) ? <p className="mt-3 text-small text-ink-soft">{CUSTOMS_ABROAD}</p> : null}
    </Step>
  );
}
