import * as say from "@suvarna/words/here/checkout";
import { type RefObject, useEffect, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import type { AddressValues, CheckoutValues } from "./checkout-form-schema.ts";

/** The id of the heading of the part that asks for the confirmed contact. */
export const PROOF = "contact-proof";

/** An error of the checkout form: the name of the field or the id of the part, and the message. */
export interface FieldTrouble {
  readonly name: string;
  readonly message: string;
}

/** The names of an address's fields, in the order in which they stand on the page. */
const ADDRESS: readonly (keyof AddressValues)[] = [
  "country",
  "firstName",
  "lastName",
  "street",
  "apartment",
  "city",
  "state",
  "pincode",
  "phone",
];

/**
 * The errors of the form, in the order in which their fields stand on the page.
 * @param needsProof whether the order also waits for a confirmed contact
 */
export function sortedErrors(
  errors: FieldErrors<CheckoutValues>,
  needsProof: boolean,
): FieldTrouble[] {
  const troubles: FieldTrouble[] = [];
  const add = (name: string, message: string | undefined) => {
    if (message) troubles.push({ name, message });
  };
  add("contact", errors.contact?.message);
  for (const part of ADDRESS) {
    add(`shippingAddress.${part}`, errors.shippingAddress?.[part]?.message);
  }
  add("giftMessage", errors.giftMessage?.message);
  for (const part of ADDRESS) {
    add(`billingAddress.${part}`, errors.billingAddress?.[part]?.message);
  }
  add("pan", errors.pan?.message);
  add("paymentMethod", errors.paymentMethod?.message);
  add("payment", errors.payment?.message);
  if (needsProof) add(PROOF, say.confirmYourNumber);
  return troubles;
}

/** Moves the focus to a field of the form, or to the part with this id. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]:not(:disabled), [id="${name}"]`)?.focus();
}

/**
 * The list of errors in the checkout form after an attempt to send it, each with a link to its
 * field. A single error moves the focus to its field; several errors move the focus to the list.
 */
export function ErrorSummary({
  troubles: found,
  proofNeeded,
  form,
}: {
  /** The errors of the form. Each attempt to send the form makes a new array. */
  troubles: readonly FieldTrouble[];
  /** Whether the order still waits for a confirmed contact. */
  proofNeeded: boolean;
  form: RefObject<HTMLFormElement | null>;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [first] = found;
    if (!first) return;
    if (found.length > 1) box.current?.focus();
    else focusField(form.current, first.name);
  }, [found, form]);
  // The contact leaves the list once it is confirmed, without moving the focus.
  const troubles = proofNeeded ? found : found.filter(({ name }) => name !== PROOF);
  if (troubles.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6.5 border-2 border-alert bg-alert-tint px-6 pt-5 pb-5.5"
    >
      <h2 className="font-body text-body leading-[1.4] font-semibold tracking-normal text-alert">
        {say.thingsMissing(troubles.length)}
      </h2>
      <ul className="mt-2">
        {troubles.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(form.current, name);
              }}
              className="inline-block py-1.5 underline decoration-alert decoration-1 underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
