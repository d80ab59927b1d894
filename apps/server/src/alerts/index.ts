export { lookForAlerts } from "./fire-alerts.ts";
export { findAlertById, removeAlertsOf } from "./queries.ts";
