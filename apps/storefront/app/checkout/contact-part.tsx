import type { User } from "@suvarna/contract/accounts/schemas";
import { Checkbox } from "@suvarna/ui/checkbox.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { TextField } from "@suvarna/ui/text-field.tsx";
import * as say from "@suvarna/words/here/checkout";
import { useState } from "react";
import { phoneWords, useLogOut } from "../accounts/index.ts";
import type { CheckoutFormState } from "./address-fields.tsx";
import { Step } from "./step.tsx";

/**
 * The order's contact as one line. Its field opens when the shopper presses "Change", or when the
 * contact has an error.
 */
export function ContactPart({ form, user }: { form: CheckoutFormState; user: User }) {
  const { register, watch, formState } = form;
  const contact = watch("contact");
  const [changing, setChanging] = useState(false);
  const error = formState.errors.contact?.message;
  const open = changing || contact === "" || error !== undefined;
  if (open && !changing) setChanging(true);
  const phone = phoneWords(user.phone);
  return (
    <Step
      title={say.contact}
      action={
        open ? (
          <AnotherAccount />
        ) : (
          <TextButton className="text-small" onClick={() => setChanging(true)}>
            {say.change}
            <span className="sr-only">{say.changeTheContact}</span>
          </TextButton>
        )
      }
    >
      {open ? (
        <TextField
          {...register("contact")}
          label={say.emailOrPhone}
          autoComplete="email"
          autoFocus={changing && error === undefined && contact !== ""}
          hint={say.contactHint}
          error={error}
        />
      ) : (
        <p className="-mt-1.5 wrap-anywhere text-ink-soft">
          <b className="font-medium text-ink">{contact}</b>
          {phone && phone !== contact ? (
            <>
              , <span className="num">{phone}</span>
            </>
          ) : null}
        </p>
      )}
      <Checkbox {...register("news")} className="mt-1.5">
        {say.newsByEmail}
      </Checkbox>
    </Step>
  );
}

function AnotherAccount() {
  const logOut = useLogOut();
  return (
    <TextButton className="text-small" onClick={() => logOut("/checkout")}>
      {say.useAnotherAccount}
    </TextButton>
  );
}
