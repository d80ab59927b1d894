export { startApprovedImport } from "./change-import.ts";
