import { placeErrors } from "@suvarna/contract/accounts/place-errors";
import { HOME_COUNTRY } from "@suvarna/domain/countries";
import { PIN_CODE } from "@suvarna/domain/formats";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as say from "@suvarna/words/here/checkout";
import type { UseFormReturn } from "react-hook-form";
import { CountryField, PostalCodeField, StateField, useFillPlace } from "../accounts/index.ts";
import type { CheckoutOrder, CheckoutValues } from "./checkout-form-schema.ts";

/** The checkout form in the form library's type. */
export type CheckoutFormState = UseFormReturn<CheckoutValues, unknown, CheckoutOrder>;

/** The fields of a delivery or billing address. */
export function AddressFields({
  form,
  name,
}: {
  form: CheckoutFormState;
  name: "shippingAddress" | "billingAddress";
}) {
  const { register, watch, setValue, formState } = form;
  const errors = formState.errors[name];
  const country = watch(`${name}.country`);
  const state = watch(`${name}.state`);
  const postalCode = watch(`${name}.pincode`).trim();
  // Reports an invalid PIN code as soon as it is typed, before the order is sent.
  const isPinCode = country === HOME_COUNTRY && PIN_CODE.test(postalCode);
  const troubles = isPinCode ? placeErrors({ country, state, postalCode }) : {};
  const stateTrouble = state ? troubles.state : undefined;
  const fillPlace = useFillPlace(form, country, {
    postalCode: `${name}.pincode`,
    state: `${name}.state`,
    city: `${name}.city`,
  });

  // Browsers autofill "shipping street-address" and "billing street-address" separately.
  const part = name === "shippingAddress" ? "shipping" : "billing";
  return (
    <div className="grid grid-cols-6 gap-x-4.5 gap-y-5">
      <CountryField
        field={register(`${name}.country`, {
          // Another country has other states, so a change of the country empties the state.
          onChange: () => setValue(`${name}.state`, ""),
        })}
        error={errors?.country?.message}
        className="col-span-6"
      />
      <TextField
        {...register(`${name}.firstName`)}
        label={say.firstName}
        autoComplete={`${part} given-name`}
        error={errors?.firstName?.message}
        className="col-span-3"
      />
      <TextField
        {...register(`${name}.lastName`)}
        label={say.lastName}
        optional
        autoComplete={`${part} family-name`}
        error={errors?.lastName?.message}
        className="col-span-3"
      />
      <TextField
        {...register(`${name}.street`)}
        label={say.address}
        autoComplete={`${part} address-line1`}
        error={errors?.street?.message}
        className="col-span-6"
      />
      <TextField
        {...register(`${name}.apartment`)}
        label={say.apartment}
        optional
        autoComplete={`${part} address-line2`}
        error={errors?.apartment?.message}
        className="col-span-6"
      />
      <TextField
        {...register(`${name}.city`)}
        label={say.city}
        autoComplete={`${part} address-level2`}
        error={errors?.city?.message}
        className="col-span-3 sm:col-span-2"
      />
      <StateField
        country={country}
        field={register(`${name}.state`)}
        error={errors?.state?.message ?? stateTrouble}
        className="col-span-3 sm:col-span-2"
      />
      <PostalCodeField
        country={country}
        field={register(`${name}.pincode`, { onChange: fillPlace, deps: `${name}.state` })}
        autoComplete={`${part} postal-code`}
        error={errors?.pincode?.message ?? troubles.postalCode}
        className="col-span-6 sm:col-span-2"
      />
      <TextField
        {...register(`${name}.phone`)}
        label={say.phone}
        type="tel"
        autoComplete={`${part} tel`}
        error={errors?.phone?.message}
        className="col-span-6"
      />
    </div>
  );
}
