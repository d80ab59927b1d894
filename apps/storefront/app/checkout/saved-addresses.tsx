import type { Address } from "@suvarna/contract/accounts/schemas";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/checkout";
import * as countries from "@suvarna/words/here/countries";
import { placeWords } from "../accounts/index.ts";
import type { CheckoutFormState } from "./address-fields.tsx";
import { isKnown, placeOf } from "./checkout-values.ts";

/** The account's addresses as cards. The button "Change" on the chosen card opens the form. */
export function SavedAddresses({
  form: { watch },
  addresses,
  onChoose,
  onChange,
}: {
  form: CheckoutFormState;
  addresses: readonly Address[];
  onChoose(address: Address): void;
  /** Opens the form with the chosen address. */
  onChange(): void;
}) {
  const { firstName, lastName, ...now } = watch("shippingAddress");
  const chosen = addresses.find((address) => isKnown([address], now));
  return (
    <fieldset>
      <legend className="sr-only">{say.yourAddresses}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {addresses.map((address) => {
          const { _id: id, type, addressLine, country } = address;
          const { city, state, pincode } = placeOf(address);
          return (
            <div
              key={id}
              className="relative rounded-control border border-line-strong bg-surface has-checked:border-wine has-checked:bg-wine-tint has-checked:shadow-[inset_0_0_0_1px_var(--color-wine)]"
            >
              <label className="flex gap-3 px-4.5 py-4 text-[0.9375rem] leading-normal">
                <input
                  type="radio"
                  name="saved-address"
                  checked={chosen === address}
                  onChange={() => onChoose(address)}
                  className="tick mt-0.5"
                />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <b className="block pr-16 font-medium">{fields.addressKind(type)}</b>
                  <span className="text-ink-soft *:block">
                    <span>{`${firstName} ${lastName}`.trim()}</span>
                    <span>{addressLine}</span>
                    <span>{placeWords({ city, state, postalCode: pincode })}</span>
                    {country === "India" ? null : <span>{countries.countryWords(country)}</span>}
                  </span>
                </span>
              </label>
              {chosen === address ? (
                <TextButton
                  onClick={onChange}
                  className="absolute top-2.5 right-3.5 min-h-8! text-small!"
                >
                  {say.change}
                  <span className="sr-only">{say.changeThisAddress}</span>
                </TextButton>
              ) : null}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
