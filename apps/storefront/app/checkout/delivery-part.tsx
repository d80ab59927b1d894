import type { Address } from "@suvarna/contract/accounts/schemas";
import { MAX_GIFT_MESSAGE } from "@suvarna/contract/orders/constants";
import { countryInWords, isAbroad } from "@suvarna/domain/countries";
import { deliveryEstimate } from "@suvarna/domain/delivery-estimate";
import { EXPRESS_DELIVERY } from "@suvarna/domain/delivery-way";
import { paise } from "@suvarna/domain/money";
import { CUSTOMS_ABROAD, MAKING, ON_THE_WAY } from "@suvarna/domain/policies";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { RadioRows } from "@suvarna/ui/radio-rows.tsx";
import { TextArea } from "@suvarna/ui/text-area.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import { istDay } from "@suvarna/words/en/indian-time";
import type { ReactNode } from "react";
import { useLogOut } from "../accounts/index.ts";
import { arrivalAt } from "../catalogue/index.ts";
import { betweenDays } from "../platform/day-span.ts";
import { AddressFields, type CheckoutFormState } from "./address-fields.tsx";
import type { AddressValues } from "./checkout-form-schema.ts";
import { SavedAddresses } from "./saved-addresses.tsx";

/** The left side of the form: contact, delivery address and billing address. */
export function DeliveryPart({
  form,
  addresses,
  madeToOrder,
  shipping,
  express,
  needsPan,
  panAbove,
}: {
  form: CheckoutFormState;
  /** The account's saved addresses. */
  addresses: readonly Address[];
  /** Whether a piece is made to order. */
  madeToOrder: boolean;
  /** In rupees, as in the API. */
  shipping: number;
  /** Whether the order is sent by express delivery. */
  express: boolean;
  needsPan: boolean;
  /** The limit above which a PAN is required, in words: `₹2,00,000`. */
  panAbove: string;
}) {
  const { register, watch, formState } = form;
  return (
    <>
      <Part title="Contact" action={<AnotherAccount />}>
        <TextField
          {...register("contact")}
          label="E-mail or phone"
          autoComplete="email"
          hint="For the courier. We write about your order to the e-mail address and phone number that you have confirmed in your account."
          error={formState.errors.contact?.message}
        />
        <Checkbox {...register("news")} className="mt-3">
          E-mail me with news and offers
        </Checkbox>
      </Part>
      <Part title="Delivery">
        <SavedAddresses form={form} addresses={addresses} />
        <AddressFields form={form} name="shippingAddress" />
        <Checkbox {...register("save")} className="mt-3">
          Save this information for next time
        </Checkbox>
      </Part>
      <Part title="Shipping method">
        <RadioRows
          legend="Shipping method"
          name="shipping"
          value="tracked"
          readOnly
          rows={[
            {
              value: "tracked",
              label: express ? `${EXPRESS_DELIVERY}, tracked` : "Tracked and insured",
              detail: <Arrives to={watch("shippingAddress")} madeToOrder={madeToOrder} />,
              aside: (
                <span className="font-medium">
                  {shipping === 0 ? "Free" : <Amount paise={paise(shipping)} />}
                </span>
              ),
            },
          ]}
        />
        {isAbroad(watch("shippingAddress.country")) ? (
          <p className="mt-3 text-small text-ink-soft">{CUSTOMS_ABROAD}</p>
        ) : null}
      </Part>
      <Part title="Billing address">
        <RadioRows
          {...register("billing")}
          legend="Billing address"
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
      </Part>
      <Part title="Gift">
        <Checkbox {...register("gift")}>This order is a gift</Checkbox>
        {watch("gift") ? (
          <TextArea
            {...register("giftMessage")}
            label="Gift message"
            optional
            rows={3}
            maxLength={MAX_GIFT_MESSAGE}
            hint={`It goes with the parcel, in at most ${MAX_GIFT_MESSAGE} characters.`}
            error={formState.errors.giftMessage?.message}
            className="mt-3"
          />
        ) : null}
      </Part>
      {needsPan ? (
        <Part title="Identity">
          <p className="-mt-2.5 mb-4.5 max-w-[36em] text-small text-ink-soft">
            PAN is required by law for orders above {panAbove}. It is stored encrypted and shown to
            no one else.
          </p>
          <TextField
            {...register("pan")}
            label="PAN"
            placeholder="ABCDE1234F"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={formState.errors.pan?.message}
            className="sm:max-w-[calc(50%-0.5625rem)]"
          />
        </Part>
      ) : null}
    </>
  );
}

/** The expected date of delivery, once the country or the PIN code is known. */
function Arrives({ to, madeToOrder }: { to: AddressValues; madeToOrder: boolean }) {
  const today = istDay(new Date());
  const { country } = to;
  if (isAbroad(country)) {
    const when = betweenDays(deliveryEstimate(today, { madeToOrder, country }));
    return `Arrives in ${countryInWords(country)} ${when}`;
  }
  const { region, when } = arrivalAt(to.pincode.trim(), today, madeToOrder);
  if (when) return `Arrives in ${region} ${when}`;
  const days = `Arrives in ${ON_THE_WAY} after dispatch`;
  return madeToOrder ? `Made in ${MAKING}. ${days}` : days;
}

function Part({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="mt-12 first-of-type:mt-9">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="text-[1.625rem]">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

function AnotherAccount() {
  const logOut = useLogOut();
  return (
    <TextButton className="text-small" onClick={() => logOut("/checkout")}>
      Use another account
    </TextButton>
  );
}
