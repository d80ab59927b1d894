export { STATE_PILLS } from "./ticket-words.ts";
