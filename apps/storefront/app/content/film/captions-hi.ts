export { default as captions } from "./seven-turns.hi.vtt?no-inline";
