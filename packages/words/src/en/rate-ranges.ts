import type { HistoryRange } from "@suvarna/contract/rates/constants";

export const RANGE_WORDS: Readonly<Record<HistoryRange, string>> = {
  "1d": "1 day",
  "7d": "7 days",
  "1m": "1 month",
  "1y": "1 year",
};

export const IN_RANGE: Readonly<Record<HistoryRange, string>> = {
  "1d": "in the day",
  "7d": "in the week",
  "1m": "in the month",
  "1y": "in the year",
};

export const AGO: Readonly<Record<HistoryRange, string>> = {
  "1d": "Yesterday",
  "7d": "A week ago",
  "1m": "A month ago",
  "1y": "A year ago",
};
