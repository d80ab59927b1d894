import type { User } from "@suvarna/contract/accounts/schemas";
import type { ApiError } from "@suvarna/contract/client";
import type { CheckoutMethod } from "@suvarna/contract/orders/constants";
import { INDIAN_MOBILE } from "@suvarna/domain/formats";
import * as say from "@suvarna/words/here/checkout";
import { useState } from "react";
import { Link } from "react-router";
import { EmailProof, PhoneProof, phoneWords } from "../accounts/index.ts";
import { PROOF } from "./error-summary.tsx";

type Proofs = Pick<User, "phoneVerified" | "emailVerified">;

/**
 * Whether an order needs a confirmed contact first: cash on delivery needs a confirmed phone
 * number, and any other order a confirmed e-mail address or phone number.
 */
export function needsProof(
  { phoneVerified, emailVerified }: Proofs,
  paymentMethod: CheckoutMethod,
): boolean {
  return !phoneVerified && (paymentMethod === "COD" || !emailVerified);
}

/**
 * Whether an order that was refused for lack of a confirmed contact can be sent again, because the
 * user has confirmed the contact meanwhile.
 */
export function isProvedSince({ code }: Pick<ApiError, "code">, user: Proofs): boolean {
  if (code === "contact_unproved") return !needsProof(user, "ONLINE");
  return code === "phone_unproved" && !needsProof(user, "COD");
}

/**
 * Asks within the checkout for the confirmed contact that an order needs, by a code to the phone. A
 * shopper whose number can't receive a code opens the link of the confirmation letter, or adds
 * another number to the profile. The form keeps the typed values.
 */
export function ContactProof({
  user,
  paymentMethod,
}: {
  user: User;
  paymentMethod: CheckoutMethod;
}) {
  const needed = needsProof(user, paymentMethod);
  // This section stays after the contact is confirmed, so that the page does not jump under the
  // shopper's finger.
  const [shown, setShown] = useState(needed);
  if (needed && !shown) setShown(true);
  if (!shown) return null;
  const number = user.pendingPhone ?? user.phone;
  const hasNumber = INDIAN_MOBILE.test(number);
  return (
    <section className="border border-line px-5 py-4.5" aria-labelledby={PROOF}>
      <h3 id={PROOF} tabIndex={-1} className="mb-1.5 text-[1.25rem]">
        {needed ? say.confirmYourNumber : say.yourNumber}
      </h3>
      {needed ? <p className="mb-2 text-[0.9375rem] text-ink-soft">{WHY[paymentMethod]}</p> : null}
      <p className="text-[0.9375rem] text-ink-soft" role="status">
        {hasNumber ? <span className="num">{phoneWords(number)}: </span> : null}
        {needed || user.phoneVerified ? <PhoneProof user={user} /> : say.emailIsConfirmed}
      </p>
      {needed && !hasNumber ? (
        <p className="mt-2 text-[0.9375rem]">
          <Link to="/profile" className="link-gold">
            {say.addNumberToProfile}
          </Link>
        </p>
      ) : null}
      {needed && paymentMethod === "ONLINE" && !hasNumber && user.email !== "" ? (
        <p className="mt-2 text-[0.9375rem] text-ink-soft">
          {say.orByEmail}
          <EmailProof user={user} />
        </p>
      ) : null}
    </section>
  );
}

const WHY: Readonly<Record<CheckoutMethod, string>> = {
  ONLINE: say.whyProofOnline,
  COD: say.whyProofCash,
};
