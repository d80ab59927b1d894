import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { istDay } from "@suvarna/words/en/indian-time";
import { useCallback, useEffect, useId, useState } from "react";
import * as z from "zod/mini";
import { browserMemory } from "../platform/browser-memory.ts";
import { type Arrival, arrivalAt } from "./arrival.ts";

/** The storage key of the last PIN code that was checked. */
const KEY = "pin-code";

/** The PIN code without blanks. The table of post offices reports errors in its digits. */
const PinCodeForm = z.object({
  pin: z.pipe(
    z.string(),
    z.transform((typed) => typed.replace(/\s/g, "")),
  ),
});

/** Says when the piece arrives at a PIN code. The browser computes the answer and sends no data. */
export function DeliveryCheck({ madeToOrder }: { madeToOrder: boolean }) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const form = useZodForm(PinCodeForm);
  const id = useId();
  const wrong = arrival?.wrong;

  const check = useCallback(
    (pin: string) => {
      const found = arrivalAt(pin, istDay(new Date()), madeToOrder);
      setArrival(found);
      if (!found.wrong) browserMemory.setItem(KEY, pin);
    },
    [madeToOrder],
  );
  const { getValues, setValue } = form;
  useEffect(() => {
    const remembered = browserMemory.getItem(KEY);
    const typed = getValues("pin");
    if (!remembered || (typed && typed !== remembered)) return;
    setValue("pin", remembered);
    check(remembered);
  }, [check, getValues, setValue]);

  return (
    <FormShell
      form={form}
      send={async ({ pin }) => check(pin)}
      className="mt-6.5 grid grid-cols-[minmax(0,11rem)_auto] justify-start gap-x-2.5 noscript:hidden"
    >
      <label htmlFor={id} className="col-span-full mb-1.75 text-small font-medium">
        Delivery to PIN code
      </label>
      <input
        {...form.register("pin")}
        id={id}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}answer`}
        className={`${CONTROL} tabular-nums`}
      />
      <SubmitButton look="secondary" busy="Checking...">
        Check
      </SubmitButton>
      {/* Has a fixed height, so that a result does not move the content below. */}
      <div
        id={`${id}answer`}
        role="status"
        className="col-span-full mt-1.5 min-h-6 text-small font-medium"
      >
        {wrong ? <FieldError>{wrong}</FieldError> : null}
        {arrival?.when && !wrong ? `${arrival.region}: ${arrival.when}` : null}
      </div>
    </FormShell>
  );
}
