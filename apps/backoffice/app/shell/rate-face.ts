import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { sayLength, sayTime } from "../platform/times.ts";

/** The style of the rate bar, and its text. */
export interface RateFace {
  readonly look: "live" | "by-hand" | "old" | "stopped";
  readonly words: string;
  /** The text in place of the time of day: when the state began, and who caused it. */
  readonly more?: string;
}

/**
 * Describes the state of the rates for the rate bar.
 * @param desk the data of the rates desk; undefined until the server has answered
 */
export function rateFace(desk: RatesDesk | undefined, now: number): RateFace {
  if (!desk) return { look: "live", words: "Reading the rates" };
  const { state, sheet, heldUntil, sellsUntil, stopped } = desk;
  const until = heldUntil ? `, until ${sayTime(heldUntil)}` : "";
  switch (state) {
    case "stopped": {
      const [first, ...others] = stopped;
      const metal = others.length > 0 ? "Nothing" : first?.metal === "silver" ? "Silver" : "Gold";
      const words = `${metal} is ${others.length > 0 ? "" : "not "}sold`;
      if (!first) return { look: "stopped", words };
      const by = first.by.name ?? "a colleague";
      return { look: "stopped", words, more: `Stopped ${sayTime(first.at)} by ${by}` };
    }
    case "none":
      return { look: "stopped", words: "No rates: nothing is sold" };
    case "old":
      if (sellsUntil !== null && Date.parse(sellsUntil) < now) {
        return { look: "stopped", words: "Too old: nothing is sold" };
      }
      return { look: "old", words: sheet ? `Old, read ${sayTime(sheet.takenAt)}` : "Old" };
    case "held":
      return { look: "by-hand", words: `Held${until}` };
    case "by-hand":
      return { look: "by-hand", words: `By hand${until}` };
    case "live": {
      const age = sheet ? now - Date.parse(sheet.takenAt) : 0;
      return { look: "live", words: `Live, ${sayLength(age)} old` };
    }
  }
}
