import type { Address } from "@suvarna/contract/accounts/schemas";
import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import { placeWords } from "../accounts/index.ts";
import type { CheckoutFormState } from "./address-fields.tsx";
import { isKnown, NOWHERE, placeOf } from "./checkout-values.ts";

const ANOTHER = "another";

/** The account's addresses. Choosing an address fills the fields, which can still be edited. */
export function SavedAddresses({
  form: { watch, getValues, setValue, clearErrors },
  addresses,
}: {
  form: CheckoutFormState;
  addresses: readonly Address[];
}) {
  const now = watch("shippingAddress");
  const chosen = addresses.find((address) => isKnown([address], now));

  function choose(id: string) {
    const address = addresses.find(({ _id }) => _id === id);
    const { firstName, lastName, phone } = getValues("shippingAddress");
    const place = address ? placeOf(address) : { ...NOWHERE, phone };
    clearErrors("shippingAddress");
    setValue("shippingAddress", { ...NOWHERE, ...place, firstName, lastName });
  }

  if (addresses.length === 0) return null;
  return (
    <div className="mb-6">
      <RadioRows
        legend="Your addresses"
        name="saved-address"
        value={chosen?._id ?? ANOTHER}
        onChange={({ target }) => choose(target.value)}
        rows={[
          ...addresses.map(({ _id: value, addressLine, city, state, zipcode }) => {
            return {
              value,
              label: addressLine,
              detail: placeWords({ city, state, postalCode: zipcode }),
            };
          }),
          { value: ANOTHER, label: "Another address" },
        ]}
      />
    </div>
  );
}
