/** The unit of a setting. `bp`: hundredths of a percent. */
export const SETTING_UNITS = ["paise", "bp", "minutes", "hours", "count"] as const;
export type SettingUnit = (typeof SETTING_UNITS)[number];

export const SETTING_SECTIONS = ["tax", "shipping", "limits", "stock"] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** A setting that staff may change while the shop runs. */
export interface ShopSetting {
  readonly section: SettingSection;
  readonly unit: SettingUnit;
  readonly least: number;
  readonly most: number;
  /**
   * Whether a second person must approve a change of the setting, because it affects prices, money
   * or legal duties.
   */
  readonly needsSecond: boolean;
  /** The environment variable that gives the setting its first value. */
  readonly environment: string;
}

const CRORE_PAISE = 1_00_00_000_00;

/**
 * The settings that staff may change. All other settings are read from the environment when the
 * server starts: secrets, addresses, and settings that the thief of a session must not be able to
 * change.
 */
export const SHOP_SETTINGS = {
  gstRateBp: ofTax("bp", 0, 10_000, "GST_RATE_BP"),
  shippingPaise: ofShipping("paise", 0, 1_00_000_00, "SHIPPING_RUPEES"),
  freeShippingAbovePaise: ofShipping("paise", 0, CRORE_PAISE, "FREE_SHIPPING_ABOVE_RUPEES"),
  priceLockMinutes: { ...ofLimits("minutes", 1, 120, "PRICE_LOCK_MINUTES"), needsSecond: false },
  refundPaise: ofLimits("paise", 0, CRORE_PAISE, "APPROVAL_REFUND_RUPEES"),
  rateJumpBp: ofLimits("bp", 1, 10_000, "APPROVAL_RATE_JUMP_BP"),
  goldJumpBp: ofLimits("bp", 1, 10_000, "RATES_GOLD_JUMP_BP"),
  silverJumpBp: ofLimits("bp", 1, 10_000, "RATES_SILVER_JUMP_BP"),
  couponBp: ofLimits("bp", 0, 10_000, "APPROVAL_COUPON_BP"),
  couponPaise: ofLimits("paise", 0, CRORE_PAISE, "APPROVAL_COUPON_RUPEES"),
  // Rule 114B of the Income-tax Rules requires the PAN above ₹2,00,000. A shop may require it from
  // a lower amount.
  panAbovePaise: ofLimits("paise", 0, 2_00_000_00, "PAN_ABOVE_RUPEES"),
  // Section 269ST of the Income-tax Act forbids cash of ₹2,00,000 or more. A shop may set a lower
  // limit.
  codBelowPaise: ofLimits("paise", 0, 2_00_000_00, "COD_BELOW_RUPEES"),
  codOpenOrders: ofLimits("count", 0, 1_000_000, "COD_OPEN_ORDERS"),
  doorCodeAbovePaise: ofLimits("paise", 0, CRORE_PAISE, "DOOR_CODE_ABOVE_RUPEES"),
  unpaidOrders: ofLimits("count", 1, 1_000_000, "UNPAID_ORDERS"),
  unpaidPieces: ofLimits("count", 1, 1_000_000, "UNPAID_PIECES"),
  lowStock: {
    section: "stock",
    unit: "count",
    least: 0,
    most: 1000,
    needsSecond: false,
    environment: "LOW_STOCK_PIECES",
  },
} as const satisfies Readonly<Record<string, ShopSetting>>;

export type SettingName = keyof typeof SHOP_SETTINGS;
export const SETTING_NAMES = Object.keys(SHOP_SETTINGS) as [SettingName, ...SettingName[]];

/** The value of every setting, as a whole number of its unit. */
export type SettingValues = Readonly<Record<SettingName, number>>;

function ofTax(unit: SettingUnit, least: number, most: number, environment: string): ShopSetting {
  return { section: "tax", unit, least, most, needsSecond: true, environment };
}

function ofShipping(
  unit: SettingUnit,
  least: number,
  most: number,
  environment: string,
): ShopSetting {
  return { section: "shipping", unit, least, most, needsSecond: false, environment };
}

function ofLimits(
  unit: SettingUnit,
  least: number,
  most: number,
  environment: string,
): ShopSetting {
  return { section: "limits", unit, least, most, needsSecond: true, environment };
}

/** Whether a number is an allowed value of a setting. */
export function isSettingValue(name: SettingName, value: number): boolean {
  const { least, most } = SHOP_SETTINGS[name];
  return Number.isSafeInteger(value) && value >= least && value <= most;
}
