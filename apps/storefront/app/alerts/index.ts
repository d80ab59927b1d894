export { PriceAlertBox } from "./price-alert-box.tsx";
export { PriceAlertButton } from "./price-alert-button.tsx";
export { RestockBox, RestockOfSize } from "./restock-box.tsx";
export { RestockJump } from "./restock-jump.tsx";
