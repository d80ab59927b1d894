import type { HistoryRange } from "@suvarna/contract/rates/constants";

export const RANGE_WORDS: Readonly<Record<HistoryRange, string>> = {
  "1d": "1 दिन",
  "7d": "7 दिन",
  "1m": "1 महीना",
  "1y": "1 साल",
};

export const IN_RANGE: Readonly<Record<HistoryRange, string>> = {
  "1d": "दिन भर में",
  "7d": "हफ़्ते भर में",
  "1m": "महीने भर में",
  "1y": "साल भर में",
};

export const AGO: Readonly<Record<HistoryRange, string>> = {
  "1d": "बीते कल",
  "7d": "एक हफ़्ता पहले",
  "1m": "एक महीना पहले",
  "1y": "एक साल पहले",
};
