import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { istDay } from "@suvarna/words/en/indian-time";
import { useEffect, useId, useState } from "react";
import * as z from "zod/mini";
import { browserMemory } from "../platform/browser-memory.ts";
import { weekdaySpan } from "../platform/day-span.ts";
import { arrivalAt } from "./arrival.ts";

/** The storage key of the last PIN code that was checked. */
const KEY = "pin-code";

/** The PIN code without blanks. The table of post offices reports errors in its digits. */
const PinCodeForm = z.object({
  pin: z.pipe(
    z.string(),
    z.transform((typed) => typed.replace(/\s/g, "")),
  ),
});

/**
 * Says when the piece arrives at a PIN code. The browser computes the answer and sends no data. The
 * answer and the question have the same height, so nothing below moves.
 */
export function DeliveryCheck({ madeToOrder }: { madeToOrder: boolean }) {
  const [checked, setChecked] = useState<string | null>(null);
  const [asks, setAsks] = useState(true);
  const form = useZodForm(PinCodeForm);
  const id = useId();
  const arrival = checked === null ? null : arrivalAt(checked, istDay(new Date()), madeToOrder);
  const wrong = arrival?.wrong;

  const { getValues, setValue, setFocus } = form;
  useEffect(() => {
    const remembered = browserMemory.getItem(KEY);
    const typed = getValues("pin");
    if (!remembered || (typed && typed !== remembered)) return;
    setValue("pin", remembered);
    setChecked(remembered);
    setAsks(false);
  }, [getValues, setValue]);

  function check(pin: string) {
    setChecked(pin);
    const found = arrivalAt(pin, istDay(new Date()), madeToOrder);
    if (found.wrong) return;
    browserMemory.setItem(KEY, pin);
    setAsks(false);
  }
  function change() {
    setAsks(true);
    // The field is in the page after the next render.
    requestAnimationFrame(() => setFocus("pin"));
  }

  if (!asks && arrival?.days) {
    return (
      <div className="flex min-h-11 w-full items-center justify-between gap-4">
        <p role="status">
          <b className="block font-medium">With you {weekdaySpan(arrival.days)}</b>
          <span className="block text-caption text-ink-mute">
            {checked} {arrival.place}, tracked and insured
          </span>
        </p>
        <TextButton
          aria-label="Change PIN code"
          onClick={change}
          className="min-h-11! text-small! text-wine!"
        >
          Change
        </TextButton>
      </div>
    );
  }
  return (
    <FormShell
      form={form}
      send={async ({ pin }) => check(pin)}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center"
    >
      <label htmlFor={id} className="sr-only">
        Delivery to PIN code
      </label>
      <input
        {...form.register("pin")}
        id={id}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        placeholder="Delivery PIN code"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}wrong` : undefined}
        className={`${CONTROL} min-h-11! border-r-0! tabular-nums`}
      />
      <SubmitButton look="secondary" size="small" busy="Checking...">
        Check
      </SubmitButton>
      <div role="status" className="col-span-full">
        {wrong ? <FieldError id={`${id}wrong`}>{wrong}</FieldError> : null}
      </div>
    </FormShell>
  );
}
