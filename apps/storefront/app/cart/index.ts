export { AdvanceLedger } from "./advance-ledger.tsx";

export { useCartCount } from "./cart-count.ts";
export { cartKey, clearCart, startCart, useAddToCart, useCart } from "./cart-query.ts";
export { EmptyCart } from "./empty-cart.tsx";
export { ItemProduct, ItemRow, ItemTable, PRICE_BELOW, PRICE_COLUMN } from "./item-table.tsx";
export { lineTrouble } from "./line-state.ts";
export { lineWords } from "./line-words.ts";
export { useLiveCart } from "./live-cart.ts";
export { openMiniCart } from "./mini-cart.ts";
export { MiniCartOutlet } from "./mini-cart-outlet.tsx";
export { followCartOfOtherTabs, notifyOtherTabs } from "./other-tabs.ts";
export { TotalsLedger } from "./totals-ledger.tsx";
