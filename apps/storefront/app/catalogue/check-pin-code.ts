import {
  type CalendarDay,
  deliveryEstimate,
  type ExpectedDays,
} from "@suvarna/domain/delivery-estimate";
import { PIN_CODE } from "@suvarna/domain/formats";
import { postalCity } from "@suvarna/domain/postal-cities";
import { postalRegion } from "@suvarna/domain/postal-regions";
import { betweenDays } from "@suvarna/words/here/day-span";
import * as say from "@suvarna/words/here/product";

/**
 * The result of checking a PIN code: when a piece arrives there, or what is wrong with the code.
 */
export type PinCodeCheck =
  | {
      readonly region: string;
      /** The city of the PIN code, or its region where the digits do not identify a city. */
      readonly place: string;
      readonly when: string;
      readonly days: ExpectedDays;
      readonly wrong?: never;
    }
  | {
      readonly wrong: string;
      readonly region?: never;
      readonly place?: never;
      readonly when?: never;
      readonly days?: never;
    };

/** @param today the current date in India */
export function checkPinCode(pin: string, today: CalendarDay, madeToOrder: boolean): PinCodeCheck {
  if (!PIN_CODE.test(pin)) return { wrong: say.pinInvalid };
  const region = postalRegion(pin);
  if (region === null) return { wrong: say.pinUnknown };
  const days = deliveryEstimate(today, { madeToOrder });
  return { region, place: postalCity(pin) ?? region, when: betweenDays(days), days };
}
