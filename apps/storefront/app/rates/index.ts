export { DirectionMark } from "./direction-mark.tsx";
export { type PanelRate, panelRates } from "./panel-rates.ts";
export { RateTime } from "./rate-time.tsx";
export { RatesLine } from "./rates-line.tsx";
export { RatesStrip } from "./rates-strip.tsx";
export { Tick } from "./tick.tsx";
export { useDirection } from "./use-direction.ts";
export { useSelectedPoint } from "./use-selected-point.ts";
