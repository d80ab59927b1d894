import { indianDay } from "@suvarna/domain/indian-day";
import { Button } from "@suvarna/ui/button.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { weekdaySpan } from "@suvarna/words/here/day-span";
import { postalPlace } from "@suvarna/words/here/postal-places";
import * as say from "@suvarna/words/here/product";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { browserMemory } from "../platform/browser-memory.ts";
import { checkPinCode } from "./check-pin-code.ts";

/** The storage key of the last PIN code that was checked. */
const KEY = "pin-code";

/**
 * Says when the piece arrives at a PIN code. The browser computes the answer and sends no data. The
 * answer and the question have the same height, so nothing below moves. A PIN code that is not in
 * the table of post offices is an error.
 */
export function DeliveryCheck({ madeToOrder }: { madeToOrder: boolean }) {
  const [checked, setChecked] = useState<string | null>(null);
  const [asks, setAsks] = useState(true);
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const arrival =
    checked === null ? null : checkPinCode(checked, indianDay(new Date()), madeToOrder);
  const wrong = arrival?.wrong;

  useEffect(() => {
    const remembered = browserMemory.getItem(KEY);
    // A PIN code that was typed before hydration is not overwritten by the remembered code.
    const code = field.current?.value;
    if (!remembered || (code && code !== remembered)) return;
    setChecked(remembered);
    setAsks(false);
  }, []);

  function check(event: FormEvent) {
    event.preventDefault();
    const pin = (field.current?.value ?? "").replace(/\s/g, "");
    setChecked(pin);
    if (checkPinCode(pin, indianDay(new Date()), madeToOrder).wrong) {
      field.current?.focus();
      return;
    }
    browserMemory.setItem(KEY, pin);
    setAsks(false);
    // The focused field leaves the page, so the button beside the answer takes the focus. The
    // button is described by the answer, which a screen reader therefore reads.
    requestAnimationFrame(() => button.current?.focus());
  }
  function change() {
    setAsks(true);
    // The field is in the page only after the next render.
    requestAnimationFrame(() => field.current?.focus());
  }

  if (!asks && arrival?.days) {
    return (
      <div className="flex min-h-11 w-full items-center justify-between gap-4">
        <p id={`${id}answer`}>
          <b className="block font-medium">{say.withYou(weekdaySpan(arrival.days))}</b>
          <span className="block text-caption text-ink-mute">
            {say.trackedTo(checked, postalPlace(arrival.place))}
          </span>
        </p>
        <TextButton
          ref={button}
          aria-label={say.changePin}
          aria-describedby={`${id}answer`}
          onClick={change}
          className="min-h-11! text-small! text-wine!"
        >
          {say.change}
        </TextButton>
      </div>
    );
  }
  return (
    <form
      noValidate
      onSubmit={check}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center"
    >
      <label htmlFor={id} className="sr-only">
        {say.deliveryTo}
      </label>
      <input
        ref={field}
        id={id}
        name="pin"
        defaultValue={checked ?? ""}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        placeholder={say.deliveryPin}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}wrong` : undefined}
        className={`${CONTROL} min-h-11! border-r-0! tabular-nums`}
      />
      <Button type="submit" disabled={!hydrated} look="secondary" size="small">
        {say.check}
      </Button>
      <div role="status" className="col-span-full">
        {wrong ? <FieldError id={`${id}wrong`}>{wrong}</FieldError> : null}
      </div>
    </form>
  );
}
