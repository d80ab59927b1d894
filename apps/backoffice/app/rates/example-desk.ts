import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";

/** A time of 20 November 2026, from a time of day in India. */
export function at(clock: string): string {
  return new Date(`2026-11-20T${clock}:00.000+05:30`).toISOString();
}

const NOW = at("16:12");
const TAKEN = at("16:11");

/** The stop of a metal's sales, by a colleague. */
export function stopOf(metal: "gold" | "silver"): RatesDesk["stopped"][number] {
  const by = { _id: "1", name: "Kanchan Parikh" };
  return { metal, by, agreedBy: null, at: at("16:06"), reason: "The board is closed" };
}

/** A hold by a colleague. */
export function holdUntil(until: string): NonNullable<RatesDesk["hold"]> {
  const by = { _id: "1", name: "Kanchan Parikh" };
  return { by, agreedBy: null, at: at("15:00"), reason: "Dhanteras", until };
}

/** The sheet of rates that were read or entered at a time. */
export function sheetOf(takenAt: string, source = "GoldAPI.io"): NonNullable<RatesDesk["sheet"]> {
  return { _id: "0193a41", source, takenAt } as NonNullable<RatesDesk["sheet"]>;
}

/** The data of a rates desk with new rates of a source at 4:12 pm, with other values on top. */
export function deskWith(over: Partial<RatesDesk> = {}): RatesDesk {
  return {
    at: NOW,
    sheet: sheetOf(TAKEN),
    state: "live",
    isOld: false,
    isByHand: false,
    heldUntil: null,
    sellsUntil: at("17:11"),
    oldMinutes: 30,
    sellMinutes: 60,
    hold: null,
    stopped: [],
    quarantine: [],
    sources: [],
    lastByHand: null,
    entries: [],
    ...over,
  } as RatesDesk;
}
