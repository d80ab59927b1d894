import type { Address } from "@suvarna/contract/accounts/schemas";
import { isAbroad } from "@suvarna/domain/countries";
import { deliveryEstimate } from "@suvarna/domain/delivery-estimate";
import { indianDay } from "@suvarna/domain/indian-day";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/checkout";
import { betweenDays } from "@suvarna/words/here/day-span";
import { MAKING, ON_THE_WAY } from "@suvarna/words/here/policy-spans";
import { useState } from "react";
import { checkPinCode } from "../catalogue/index.ts";
import { AddressFields, type CheckoutFormState } from "./address-fields.tsx";
import type { AddressValues } from "./checkout-form-schema.ts";
import { EMPTY_ADDRESS, isKnown, placeOf } from "./checkout-values.ts";
import { SavedAddresses } from "./saved-addresses.tsx";
import { Step } from "./step.tsx";

/**
 * The delivery address: a saved address as a card, or the form. The form opens when the shopper
 * presses "Add" or "Change", when a field has an error, and when the account has no address.
 */
export function DeliveryPart({
  form,
  addresses,
  madeToOrder,
}: {
  form: CheckoutFormState;
  /** The account's saved addresses. */
  addresses: readonly Address[];
  /** Whether a piece of the cart is made to order. */
  madeToOrder: boolean;
}) {
  const { register, watch, getValues, setValue, clearErrors, formState } = form;
  const now = watch("shippingAddress");
  const [typing, setTyping] = useState(() => !isKnown(addresses, now));
  if (formState.errors.shippingAddress && !typing) setTyping(true);

  function choose(address: Address | null) {
    const { firstName, lastName, phone } = getValues("shippingAddress");
    const place = address ? placeOf(address) : { ...EMPTY_ADDRESS, phone };
    clearErrors("shippingAddress");
    setValue("shippingAddress", { ...EMPTY_ADDRESS, ...place, firstName, lastName });
    setTyping(address === null);
  }

  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return (
    <Step
      title={say.delivery}
      action={
        first === undefined ? null : typing ? (
          <TextButton className="text-small" onClick={() => choose(first)}>
            {say.useSavedAddress}
          </TextButton>
        ) : (
          <TextButton className="text-small" onClick={() => choose(null)}>
            {say.addAddress}
          </TextButton>
        )
      }
    >
      {typing ? (
        <AddressFields form={form} name="shippingAddress" />
      ) : (
        <SavedAddresses
          form={form}
          addresses={addresses}
          onChoose={choose}
          onChange={() => setTyping(true)}
        />
      )}
      <p className="mt-3 text-small text-ink-soft">
        <Arrives to={now} madeToOrder={madeToOrder} />
      </p>
      {typing ? (
        <Checkbox {...register("save")} className="mt-1">
          {say.saveForNextTime}
        </Checkbox>
      ) : null}
    </Step>
  );
}

/** The expected date of delivery, once the country or the PIN code is known. */
function Arrives({ to, madeToOrder }: { to: AddressValues; madeToOrder: boolean }) {
  const today = indianDay(new Date());
  const { country } = to;
  if (isAbroad(country)) {
    const when = betweenDays(deliveryEstimate(today, { madeToOrder, country }));
    return say.arrivesAbroad(country, when);
  }
  const { region, when } = checkPinCode(to.pincode.trim(), today, madeToOrder);
  if (when) return say.arrivesIn(region, when);
  return madeToOrder
    ? say.madeAndArrives(MAKING, ON_THE_WAY)
    : say.arrivesAfterDispatch(ON_THE_WAY);
}
