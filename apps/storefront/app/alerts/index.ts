export { rateWords } from "./rate-words.ts";
export { TellMe } from "./tell-me.tsx";
