import { ADDRESS_RULES } from "@suvarna/contract/accounts/address-rules";
import { addAddress, updateAddress } from "@suvarna/contract/accounts/calls";
import { type Address, AddressInput, Country } from "@suvarna/contract/accounts/schemas";
import { HOME_COUNTRY } from "@suvarna/domain/countries";
import { Button } from "@suvarna/ui/button.tsx";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { FormRefusal, FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { SelectField } from "@suvarna/ui/select-field.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as fields from "@suvarna/words/here/accounts-fields";
import * as say from "@suvarna/words/here/accounts-profile";
import type * as z from "zod/mini";
import { browserApi } from "../platform/api.ts";
import { CountryField } from "./country-field.tsx";
import { OwnerProofField, useOwnerProof } from "./owner-proof.tsx";
import { phoneWords } from "./phone-words.ts";
import { PostalCodeField } from "./postal-code-field.tsx";
import { StateField } from "./state-field.tsx";
import { useFillPlace } from "./use-fill-place.ts";

const TYPES = ["Home", "Office", "Other"] as const;

/** A form for a new address of the account, or for the change of an address. */
export function AddressForm({
  address,
  phone,
  saved,
  cancel,
}: {
  /** The address to edit; null for a new address. */
  address: Address | null;
  /** The phone number with which the fields of a new address are filled. */
  phone: string;
  saved(): Promise<void>;
  cancel(): void;
}) {
  const form = useZodForm(AddressInput, startingWith(address, phone));
  const { register, watch, setValue } = form;
  const { errors } = form.formState;
  const country = watch("country");
  const fillPlace = useFillPlace(form, country, {
    postalCode: "zipcode",
    state: "state",
    city: "city",
  });

  const { proved, proof, dialog } = useOwnerProof();

  async function send(body: z.output<typeof AddressInput>): Promise<void> {
    await proved(() =>
      address
        ? browserApi.call(updateAddress, { params: { id: address._id }, body })
        : browserApi.call(addAddress, { body }),
    );
    await saved();
    toast.success(address ? say.addressIsChanged : say.addressIsAdded);
  }

  return (
    <FormShell form={form} send={send} className="mt-5 grid grid-cols-2 gap-x-4.5 gap-y-4.5">
      <FormRefusal className="col-span-2" />
      <SelectField
        {...register("type")}
        label={fields.kindOfAddress}
        error={errors.type?.message}
        className="max-sm:col-span-2"
      >
        {[...new Set([...TYPES, address?.type ?? "Home"])].map((type) => (
          <option key={type} value={type}>
            {fields.addressKind(type)}
          </option>
        ))}
      </SelectField>
      <CountryField
        field={register("country", { onChange: () => setValue("state", "") })}
        error={errors.country?.message}
        className="max-sm:col-span-2"
      />
      <TextField
        {...register("addressLine")}
        label={fields.address}
        autoComplete="address-line1"
        error={errors.addressLine?.message}
        className="col-span-2"
      />
      <PostalCodeField
        country={country}
        field={register("zipcode", { onChange: fillPlace, deps: "state" })}
        error={errors.zipcode?.message}
        className="max-sm:col-span-2"
      />
      <TextField
        {...register("city")}
        label={fields.city}
        autoComplete="address-level2"
        error={errors.city?.message}
        className="max-sm:col-span-2"
      />
      <StateField
        country={country}
        field={register("state")}
        error={errors.state?.message}
        className="max-sm:col-span-2"
      />
      <TextField
        {...register("primaryPhone")}
        label={fields.phone}
        type="tel"
        autoComplete="tel"
        error={errors.primaryPhone?.message}
        className="max-sm:col-span-2"
      />
      {address?.isDefault ? null : (
        <Checkbox {...register("isDefault")} className="col-span-2">
          {say.useAsTheDefault}
        </Checkbox>
      )}
      <OwnerProofField proof={proof} className="col-span-2" />
      {dialog}
      <div className="col-span-2 mt-2 flex flex-wrap gap-3">
        <SubmitButton busy={fields.saving}>{say.saveAddress}</SubmitButton>
        <Button look="secondary" onClick={cancel}>
          {fields.cancel}
        </Button>
      </div>
    </FormShell>
  );
}

function startingWith(address: Address | null, phone: string): z.input<typeof AddressInput> {
  if (!address) {
    return {
      type: "Home",
      addressLine: "",
      city: "",
      state: "",
      zipcode: "",
      country: "India",
      primaryPhone: phone,
      isDefault: false,
    };
  }
  const { type, addressLine, city, state, zipcode, primaryPhone, isDefault } = address;
  // If the shop no longer delivers to an address's country, the form starts with the shop's own
  // country.
  const country = Country.safeParse(address.country).data ?? HOME_COUNTRY;
  return {
    type,
    addressLine,
    city,
    zipcode,
    isDefault,
    country,
    // A state that was saved under an older name is shown under its current name.
    state: ADDRESS_RULES[country].state.normalize(state) ?? state,
    primaryPhone: phoneWords(primaryPhone),
  };
}
