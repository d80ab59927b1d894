export { default as captions } from "./seven-turns.vtt?no-inline";
