export { PriceAlertBox } from "./price-alert-box.tsx";
export { PriceAlertButton } from "./price-alert-button.tsx";
export { rateWords } from "./rate-words.ts";

export { RestockJump } from "./restock-jump.tsx";
