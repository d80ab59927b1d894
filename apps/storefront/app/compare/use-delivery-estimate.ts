import { indianDay } from "@suvarna/domain/indian-day";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import { useEffect, useState } from "react";
import { checkPinCode } from "../catalogue/index.ts";
import { browserMemory } from "../platform/browser-memory.ts";
import type { CompareFacts } from "./compare-rows.ts";

/** The storage key of the PIN code that the visitor checked on a product page. */
const PIN_KEY = "pin-code";

/**
 * When the pieces arrive at the PIN code that this browser remembers; null while no code is known.
 */
export function useDeliveryEstimate(): CompareFacts["arrival"] {
  const hydrated = useHydrated();
  const [pin, setPin] = useState<string | null>(null);
  useEffect(() => setPin(browserMemory.getItem(PIN_KEY)), []);
  if (!hydrated || pin === null) return null;
  const today = indianDay(new Date());
  if (checkPinCode(pin, today, false).wrong) return null;
  return {
    pin,
    when: ({ stock }) => checkPinCode(pin, today, stock === null).when ?? "",
  };
}
