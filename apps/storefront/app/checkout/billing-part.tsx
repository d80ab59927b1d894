import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import { AddressFields, type CheckoutFormState } from "./address-fields.tsx";
import { Step } from "./step.tsx";

/** The part of the checkout for the billing address: the delivery address, or another address. */
export function BillingPart({ form }: { form: CheckoutFormState }) {
  const { register, watch } = form;
  return (
    <Step title="Billing address">
      <RadioRows
        {...register("billing")}
        legend="Billing address"
        inRow
        rows={[
          { value: "same", label: "Same as shipping address" },
          { value: "different", label: "Use a different billing address" },
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
        PAN is required by law for orders above {panAbove}. It is stored encrypted and shown to no
        one else.
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
