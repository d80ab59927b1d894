import { TextField } from "@suvarna/ui/text-field.tsx";
import * as fields from "@suvarna/words/here/accounts-fields";
import type { UseFormReturn } from "react-hook-form";
import { CountryField } from "./country-field.tsx";
import { PostalCodeField } from "./postal-code-field.tsx";
import type { SignupValues } from "./signup-form-schema.ts";
import { StateField } from "./state-field.tsx";
import { useFillPlace } from "./use-fill-place.ts";

/** The fields for the home address of a new account. */
export function HomeAddressFields({
  form,
}: {
  form: Pick<
    UseFormReturn<SignupValues>,
    "register" | "watch" | "getValues" | "setValue" | "trigger" | "formState"
  >;
}) {
  const { register, watch, setValue, formState } = form;
  const errors = formState.errors.addresses?.[0];
  const country = watch("addresses.0.country");
  const fillPlace = useFillPlace(form, country, {
    postalCode: "addresses.0.zipcode",
    state: "addresses.0.state",
    city: "addresses.0.city",
  });
  return (
    <fieldset className="mt-1.5 grid grid-cols-2 gap-x-4.5 gap-y-4.5 sm:grid-cols-6">
      <legend className="heading-3 float-left mb-1 w-full">{fields.address}</legend>
      <CountryField
        field={register("addresses.0.country", {
          // Another country has other states, so a change of the country empties the state.
          onChange: () => setValue("addresses.0.state", ""),
        })}
        error={errors?.country?.message}
        className="col-span-2 sm:col-span-6"
      />
      <TextField
        {...register("addresses.0.addressLine")}
        label={fields.address}
        autoComplete="address-line1"
        error={errors?.addressLine?.message}
        className="col-span-2 sm:col-span-6"
      />
      <PostalCodeField
        country={country}
        field={register("addresses.0.zipcode", { onChange: fillPlace, deps: "addresses.0.state" })}
        error={errors?.zipcode?.message}
        className="col-span-2"
      />
      <TextField
        {...register("addresses.0.city")}
        label={fields.city}
        autoComplete="address-level2"
        error={errors?.city?.message}
        className="sm:col-span-2"
      />
      <StateField
        country={country}
        field={register("addresses.0.state")}
        error={errors?.state?.message}
        className="sm:col-span-2"
      />
    </fieldset>
  );
}
