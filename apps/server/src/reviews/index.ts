export { REVIEWS } from "./tag.ts";
