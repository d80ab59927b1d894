export { registerBackOffice } from "./back-office.ts";
export { fetchInProcess } from "./fetch-in-process.ts";
export { registerFonts } from "./fonts.ts";
export { registerPages } from "./routes.ts";
