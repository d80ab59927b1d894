export { type AlertWatch, createAlertWatch } from "./alert-watch.ts";
export type { FiredAlert } from "./fire-alerts.ts";
export { alertsHolding } from "./holding.ts";
export { removeAlertsOf } from "./queries.ts";
export { registerAlerts } from "./routes.ts";
