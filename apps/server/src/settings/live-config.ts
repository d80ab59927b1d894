import type { SettingValues } from "@suvarna/domain/staff/shop-setting";

/** The parts of the configuration that staff can change while the shop runs. */
export interface ChangeableConfig {
  readonly cart: {
    readonly gstRateBp: number;
    readonly shippingPaise: number;
    readonly freeShippingAbovePaise: number;
  };
  readonly orders: {
    readonly panAbovePaise: number;
    readonly codBelowPaise: number;
    readonly codOpenOrders: number;
    readonly doorCodeAbovePaise: number;
    readonly priceLockMs: number;
    readonly unpaid: { readonly open: { readonly orders: number; readonly pieces: number } };
  };
  readonly approvals: {
    readonly refundPaise: number;
    readonly rateJumpBp: number;
    readonly couponBp: number;
    readonly couponPaise: number;
  };
  readonly rates: {
    readonly gold: { readonly jumpBp: number };
    readonly silver: { readonly jumpBp: number };
  };
  readonly stock: { readonly low: number };
}

const MINUTE_MS = 60_000;

/** Reads the initial values of the changeable settings, which come from environment variables. */
export function initialValues(config: ChangeableConfig): SettingValues {
  const { cart, orders, approvals, rates, stock } = config;
  return {
    gstRateBp: cart.gstRateBp,
    shippingPaise: cart.shippingPaise,
    freeShippingAbovePaise: cart.freeShippingAbovePaise,
    priceLockMinutes: orders.priceLockMs / MINUTE_MS,
    refundPaise: approvals.refundPaise,
    rateJumpBp: approvals.rateJumpBp,
    goldJumpBp: rates.gold.jumpBp,
    silverJumpBp: rates.silver.jumpBp,
    couponBp: approvals.couponBp,
    couponPaise: approvals.couponPaise,
    panAbovePaise: orders.panAbovePaise,
    codBelowPaise: orders.codBelowPaise,
    codOpenOrders: orders.codOpenOrders,
    doorCodeAbovePaise: orders.doorCodeAbovePaise,
    unpaidOrders: orders.unpaid.open.orders,
    unpaidPieces: orders.unpaid.open.pieces,
    lowStock: stock.low,
  };
}

/**
 * Wraps a configuration so that its changeable settings always have their current values.
 * Capabilities read the configuration whenever they use it, so they need no code for changes.
 * @param read returns the current values
 */
export function liveConfig<C extends ChangeableConfig>(config: C, read: () => SettingValues): C {
  const { cart, orders, approvals, rates, stock } = config;
  return {
    ...config,
    cart: live(cart, {
      gstRateBp: () => read().gstRateBp,
      shippingPaise: () => read().shippingPaise,
      freeShippingAbovePaise: () => read().freeShippingAbovePaise,
    }),
    orders: live(orders, {
      panAbovePaise: () => read().panAbovePaise,
      codBelowPaise: () => read().codBelowPaise,
      codOpenOrders: () => read().codOpenOrders,
      doorCodeAbovePaise: () => read().doorCodeAbovePaise,
      priceLockMs: () => read().priceLockMinutes * MINUTE_MS,
      unpaid: () => ({
        ...orders.unpaid,
        open: {
          ...orders.unpaid.open,
          orders: read().unpaidOrders,
          pieces: read().unpaidPieces,
        },
      }),
    }),
    approvals: live(approvals, {
      refundPaise: () => read().refundPaise,
      rateJumpBp: () => read().rateJumpBp,
      couponBp: () => read().couponBp,
      couponPaise: () => read().couponPaise,
    }),
    rates: live(rates, {
      gold: () => ({ ...rates.gold, jumpBp: read().goldJumpBp }),
      silver: () => ({ ...rates.silver, jumpBp: read().silverJumpBp }),
    }),
    stock: live(stock, { low: () => read().lowStock }),
  };
}

/** Creates an object some of whose fields are read again at each use. */
function live<T extends object>(
  fixed: T,
  fields: { readonly [Name in keyof T]?: () => T[Name] },
): T {
  const getters = Object.entries<(() => unknown) | undefined>(fields).map(([name, get]) => [
    name,
    { get, enumerable: true },
  ]);
  return Object.defineProperties({ ...fixed }, Object.fromEntries(getters)) as T;
}
