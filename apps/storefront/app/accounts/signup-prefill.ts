import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import { type GoogleData, storedGoogleData } from "./google-memory.ts";
import type { ProvedPhone } from "./phone-login.ts";
import { phoneWords } from "./phone-words.ts";
import type { SignupValues } from "./signup-form-schema.ts";

/** The data about a new person that an earlier step has proved: Google's data or a phone number. */
export interface SignupPrefill {
  readonly google: GoogleData | null;
  readonly phone: ProvedPhone | null;
}

/**
 * Fills the sign-up form with the known data: the name and the e-mail from Google, or the number
 * from a login by phone. Typed values are kept.
 */
export function useSignupPrefill(
  form: Pick<UseFormReturn<SignupValues>, "getValues" | "setValue">,
): SignupPrefill {
  const { state } = useLocation();
  const [carried, setCarried] = useState<SignupPrefill>({ google: null, phone: null });
  const { getValues, setValue } = form;
  useEffect(() => {
    const googleData = storedGoogleData();
    const phone = provedPhone(state);
    fill("name", googleData?.name);
    fill("email", googleData?.email);
    fill("phone", phone ? phoneWords(phone.phone) : undefined);
    setCarried({ google: googleData, phone });

    function fill(name: "name" | "email" | "phone", value: string | undefined) {
      if (value && !getValues(name)) setValue(name, value);
    }
  }, [state, getValues, setValue]);
  return carried;
}

/** The proved phone number that the login by phone passed in the navigation's state. */
function provedPhone(state: unknown): ProvedPhone | null {
  const { phone, phoneProof } = (state ?? {}) as Record<string, unknown>;
  return typeof phone === "string" && typeof phoneProof === "string" ? { phone, phoneProof } : null;
}
