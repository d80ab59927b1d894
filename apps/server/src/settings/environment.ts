/**
 * The parts of the configuration that staff can see but not change, because they come from
 * environment variables alone.
 */
export interface ShownConfig {
  readonly publicUrl: string;
  readonly demonstration: boolean;
  readonly approvals: {
    readonly required: boolean;
    readonly handRateBp: number;
    readonly ratesLapseMs: number;
    readonly moneyLapseMs: number;
    readonly newcomerMs: number;
  };
  readonly rates: {
    readonly sources: readonly string[];
    readonly feedSellMs: number;
    readonly goldapi: { readonly key: string };
    readonly metalpriceapi: { readonly key: string };
  };
  readonly payments: {
    readonly sandbox: boolean;
    readonly gateways: readonly { readonly name: string }[];
    readonly openMs: number;
  };
  readonly messages: { readonly from: string; readonly smtpUrl: string | null };
}

interface EnvironmentVariable {
  readonly name: string;
  /** The value of the variable; null for a secret. */
  readonly value: string | null;
  readonly isSet: boolean;
}

/**
 * Lists the settings from environment variables, by the variables' names. For a secret, the list
 * only says whether it is set.
 */
export function shownEnvironment(
  { publicUrl, demonstration, approvals, rates, payments, messages }: ShownConfig,
  engine: string,
): EnvironmentVariable[] {
  const gateways = payments.sandbox
    ? "sandbox"
    : payments.gateways.map(({ name }) => name).join(", ") || "none";
  return [
    plain("SHOP_MODE", demonstration ? "demo" : "live"),
    plain("PUBLIC_URL", publicUrl),
    plain("DATABASE_URL", engine === "pglite" ? "embedded" : "PostgreSQL"),
    plain("APPROVALS_REQUIRED", String(approvals.required)),
    plain("APPROVAL_HAND_RATE_BP", String(approvals.handRateBp)),
    plain("APPROVAL_RATES_MINUTES", String(approvals.ratesLapseMs / 60_000)),
    plain("APPROVAL_MONEY_HOURS", String(approvals.moneyLapseMs / 3_600_000)),
    plain("APPROVAL_NEWCOMER_HOURS", String(approvals.newcomerMs / 3_600_000)),
    plain("RATES_SOURCE", rates.sources.join(", ")),
    plain("RATES_SELL_MINUTES", String(rates.feedSellMs / 60_000)),
    secret("GOLDAPI_KEY", rates.goldapi.key),
    secret("METALPRICEAPI_KEY", rates.metalpriceapi.key),
    plain("PAYMENT_GATEWAYS", gateways),
    plain("PAYMENT_OPEN_SECONDS", String(payments.openMs / 1000)),
    plain("MAIL_FROM", messages.from),
    secret("SMTP_URL", messages.smtpUrl ?? ""),
  ];
}

function plain(name: string, value: string): EnvironmentVariable {
  return { name, value, isSet: true };
}

function secret(name: string, value: string): EnvironmentVariable {
  return { name, value: null, isSet: value !== "" };
}
