export { AdvanceLedger } from "./advance-ledger.tsx";
export { rememberIntent, takeIntent } from "./buying-intent.ts";

export { useCartCount } from "./cart-count.ts";
export { cartKey, clearCart, useAddToCart, useCart } from "./cart-query.ts";
export { EmptyCart } from "./empty-cart.tsx";
export { ItemProduct, ItemRow, ItemTable, PRICE_BELOW, PRICE_COLUMN } from "./item-table.tsx";
export { lineTrouble } from "./line-state.ts";
export { lineWords } from "./line-words.ts";
export { useLiveCart } from "./live-cart.ts";
export { TotalsLedger } from "./totals-ledger.tsx";
