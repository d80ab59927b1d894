import type { Clock } from "../platform/clock.ts";
import type { Figure } from "../platform/metrics.ts";
import type { Rates } from "./rates.ts";

/**
 * The metrics of the rates: their age in this process, whether they are valid, the counts of ticks,
 * and the number of connected browsers.
 */
export function rateFigures(
  rates: Pick<Rates, "newest" | "current" | "listeners" | "ticks">,
  clock: Clock,
): Figure[] {
  return [
    {
      name: "suvarna_rates_age_seconds",
      help: "How long ago the newest accepted rates were read at their source",
      read() {
        const sheet = rates.newest();
        return sheet ? [{ value: (clock().getTime() - sheet.takenAt.getTime()) / 1000 }] : [];
      },
    },
    {
      name: "suvarna_rates_sheet_accepted_timestamp_seconds",
      help: "The version of the rates: when the newest sheet was accepted, in Unix time",
      read() {
        const sheet = rates.newest();
        return sheet ? [{ value: sheet.acceptedAt.getTime() / 1000 }] : [];
      },
    },
    {
      name: "suvarna_rates_sell_seconds_left",
      help: "How long the shop still sells by the newest rates; negative once sales have stopped",
      read() {
        const sheet = rates.newest();
        return sheet ? [{ value: (sheet.sellsUntil.getTime() - clock().getTime()) / 1000 }] : [];
      },
    },
    {
      name: "suvarna_rates_valid",
      help: "1 while the shop sells by its rates, 0 while prices are on request",
      read: () => [{ value: rates.current() ? 1 : 0 }],
    },
    {
      name: "suvarna_rates_reads_total",
      help: "Ticks of this process since its start: reads of the newest rates that found others, the same, or failed",
      labelName: "result",
      read() {
        const { changed, same, failed } = rates.ticks();
        return [
          { label: "changed", value: changed },
          { label: "same", value: same },
          { label: "failed", value: failed },
        ];
      },
    },
    {
      name: "suvarna_rates_polls_total",
      help: "How often this process has asked the sources of rates; only the one with the lease does",
      read: () => [{ value: rates.ticks().polls }],
    },
    {
      name: "suvarna_price_sockets",
      help: "Open connections to the live prices",
      read: () => [{ value: rates.listeners.count() }],
    },
  ];
}
