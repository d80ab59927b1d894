import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as say from "@suvarna/words/here/checkout";
import { AddressFields, type CheckoutFormState } from "./address-fields.tsx";
import { Step } from "./step.tsx";

/** The part of the checkout for the billing address: the delivery address, or another address. */
export function BillingPart({ form }: { form: CheckoutFormState }) {
  const { register, watch } = form;
  return (
    <Step title={say.billingAddress}>
      <RadioRows
        {...register("billing")}
        legend={say.billingAddress}
        inRow
        rows={[
          { value: "same", label: say.sameAsShipping },
          { value: "different", label: say.differentBilling },
        ]}
      />
      {watch("billing") === "different" ? (
        <div className="mt-6">
          <AddressFields form={form} name="billingAddress" />
        </div>
      ) : null}
    </Step>
  );
}

/**
 * The field for the buyer's PAN.
 * @param panAbove the order value above which the PAN is required: `₹2,00,000`
 */
export function PanPart({
  form: { register, formState },
  panAbove,
}: {
  form: CheckoutFormState;
  panAbove: string;
}) {
  return (
    <Step title="PAN">
      <p className="-mt-1.5 mb-4 max-w-[38em] text-small text-ink-soft">
        {say.panRequired(panAbove)}
      </p>
      <TextField
        {...register("pan")}
        label="PAN"
        placeholder="ABCDE1234F"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={formState.errors.pan?.message}
        className="[&_label]:sr-only sm:max-w-[calc(50%-0.5625rem)]"
      />
    </Step>
  );
}
