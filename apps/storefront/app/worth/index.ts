export { ExchangeRow } from "./exchange-row.tsx";
export { HISTORY_PLACE } from "./history-place.ts";
export { PieceLinks } from "./piece-links.tsx";
export { PriceHistorySection } from "./price-history-section.tsx";
