export const HISTORY_RANGES = ["1d", "7d", "1m", "1y"] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];
