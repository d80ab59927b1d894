import type { Figure } from "../platform/metrics.ts";
import { type CodeSending, countCodesSince } from "./send-phone-code.ts";

const DAY_MS = 24 * 3_600_000;

/** Reports to the metrics how much of the daily limit of one-time codes is used up. */
export function codeFigures({ app, caps }: Pick<CodeSending, "app" | "caps">): Figure[] {
  return [
    {
      name: "suvarna_codes_day_used_ratio",
      help: "The part of the one-time codes of 24 hours that is used: of all, and of those for unknown numbers",
      labelName: "numbers",
      async read() {
        const sent = await countCodesSince(
          app.database.db,
          new Date(app.clock().getTime() - DAY_MS),
        );
        const forUnknown = caps.perShopDaily - caps.reservedDaily;
        return [
          { label: "all", value: sent / caps.perShopDaily },
          { label: "unknown", value: sent / forUnknown },
        ];
      },
    },
  ];
}
