import { CarrierRefusal } from "./carrier.ts";

const INDIAN = /^\+(91[6-9]\d{9})$/;

/**
 * A number as Indian providers write it: `919800000042`.
 * @throws CarrierRefusal for any other country's: their texts cost tenfold and are what fraud asks for
 */
export function indianMobile(phone: string): string {
  const digits = INDIAN.exec(phone)?.[1];
  if (!digits) throw new CarrierRefusal("the number is no Indian mobile");
  return digits;
}
