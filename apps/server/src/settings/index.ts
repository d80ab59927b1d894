export { changeApproved } from "./change-settings.ts";
export type { LiveSettings } from "./live-settings.ts";
