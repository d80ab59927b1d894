export { LetterAction } from "./letter-action.tsx";
