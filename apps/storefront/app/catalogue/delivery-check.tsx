import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { browserMemory } from "../platform/browser-memory.ts";
import { istDay } from "../platform/indian-time.ts";
import { buttonClass } from "../ui/button-look.ts";
import { CONTROL } from "../ui/control-look.ts";
import { FieldError } from "../ui/field.tsx";
import type { Arrival } from "./arrival.ts";

/** The PIN code that was asked for last stays in this browser. */
const KEY = "pin-code";

/** The table of all India's post offices is fetched by those who ask. */
async function reckon(asked: string, madeToOrder: boolean): Promise<Arrival> {
  try {
    const { arrivalAt } = await import("./arrival.ts");
    return arrivalAt(asked, istDay(new Date()), madeToOrder);
  } catch {
    return { wrong: "The days can’t be reckoned now. Please try again in a moment." };
  }
}

/** When the piece comes to a PIN code, reckoned here and now: nothing is sent anywhere. */
export function DeliveryCheck({ madeToOrder }: { madeToOrder: boolean }) {
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const wrong = arrival?.wrong;

  const check = useCallback(
    async (asked: string) => {
      const found = await reckon(asked, madeToOrder);
      setArrival(found);
      if (!found.wrong) browserMemory.setItem(KEY, asked);
    },
    [madeToOrder],
  );
  useEffect(() => {
    const remembered = browserMemory.getItem(KEY);
    // Something may have been written before the page was alive.
    const written = field.current?.value;
    if (!remembered || !field.current || (written && written !== remembered)) return;
    field.current.value = remembered;
    void check(remembered);
  }, [check]);

  const checkField = () => void check(field.current?.value.replace(/\s/g, "") ?? "");
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    checkField();
  }

  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="mt-6.5 grid grid-cols-[minmax(0,11rem)_auto] justify-start gap-x-2.5 noscript:hidden"
    >
      <label htmlFor={id} className="col-span-full mb-1.75 text-small font-medium">
        Delivery to PIN code
      </label>
      <input
        ref={field}
        id={id}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}answer`}
        className={`${CONTROL} tabular-nums`}
      />
      {/* No submit button: pressed before the page is alive, it would load the page anew. */}
      <button type="button" onClick={checkField} className={buttonClass({ look: "secondary" })}>
        Check
      </button>
      {/* Keeps its line while there is nothing to say, so that nothing below moves. */}
      <div
        id={`${id}answer`}
        role="status"
        className="col-span-full mt-1.5 min-h-6 text-small font-medium"
      >
        {wrong ? <FieldError>{wrong}</FieldError> : null}
        {arrival?.when && !wrong ? `${arrival.region}: ${arrival.when}` : null}
      </div>
    </form>
  );
}
