export { lookForAlerts } from "./fire-alerts.ts";
export { alertsHolding } from "./holding.ts";
export { findAlertById, removeAlertsOf } from "./queries.ts";
export { registerAlerts } from "./routes.ts";
