import type { RatesDesk } from "@suvarna/contract/rates/staff-desk-schemas";
import { sayLength, sayTime } from "../platform/times.ts";

/** The style of the rate bar, and its text. */
export interface RateFace {
  readonly look: "live" | "by-hand" | "old" | "stopped";
  readonly words: string;
  /** The text in place of the time of day: when the state began, and who caused it. */
  readonly more?: string;
}

const TOO_OLD = "Too old: nothing is sold";

/**
 * Describes the state of the rates for the rate bar.
 * @param desk the data of the rates desk; undefined until the server has answered
 */
export function rateFace(desk: RatesDesk | undefined, now: number): RateFace {
  if (!desk) return { look: "live", words: "Reading the rates" };
  const { state, sheet, heldUntil, stopped } = desk;
  const until = heldUntil ? `, until ${sayTime(heldUntil)}` : "";
  switch (state) {
    case "stopped": {
      const stop = stopWords(desk);
      if (isTooOld(desk, now)) return { look: "stopped", words: TOO_OLD, ...stop };
      const metal = stopped[0]?.metal === "silver" ? "Silver" : "Gold";
      const isAll = stopped.length > 1;
      if (desk.isOld) {
        const words = isAll ? "Nothing sold, rates old" : `${metal} not sold, rates old`;
        return { look: "stopped", words, ...stop };
      }
      return {
        look: "stopped",
        words: isAll ? "Nothing is sold" : `${metal} is not sold`,
        ...stop,
      };
    }
    case "none":
      return { look: "stopped", words: "No rates: nothing is sold", ...stopWords(desk) };
    case "old":
      if (isTooOld(desk, now)) return { look: "stopped", words: TOO_OLD };
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

function isTooOld({ isOld, sellsUntil }: RatesDesk, now: number): boolean {
  return isOld && sellsUntil !== null && Date.parse(sellsUntil) < now;
}

/** Says who stopped the sales of gold, or else of silver, and when; nothing without a stop. */
function stopWords({ stopped: [stop] }: RatesDesk): Pick<RateFace, "more"> {
  if (!stop) return {};
  const metal = stop.metal === "silver" ? "Silver" : "Gold";
  return { more: `${metal} stopped ${sayTime(stop.at)} by ${stop.by.name ?? "a colleague"}` };
}
