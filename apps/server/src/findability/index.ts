export { registerFindability } from "./routes.ts";
