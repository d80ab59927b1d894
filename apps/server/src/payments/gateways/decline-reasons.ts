import type { DeclineReason } from "@suvarna/domain/payment";

/**
 * The values of `error_reason` for failed payments. The lists are from the gateways' public
 * documentation: Razorpay's list of payment errors, and the samples of Cashfree (`bank_rejected`,
 * `auth_declined`).
 */
const REASONS_OF_ERRORS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: "insufficient_funds",
  credit_limit_exceeded: "limit_reached",
  mcc_amount_limit_exceeded: "limit_reached",
  transaction_daily_count_exceeded: "limit_reached",
  transaction_daily_limit_exceeded: "limit_reached",
  transaction_frequency_limit_exceeded: "limit_reached",
  transaction_limit_exceeded: "limit_reached",
  incorrect_atm_pin: "wrong_code",
  incorrect_cvv: "wrong_code",
  incorrect_otp: "wrong_code",
  incorrect_pin: "wrong_code",
  invalid_otp: "wrong_code",
  otp_attempts_exceeded: "too_many_tries",
  pin_attempts_exceeded: "too_many_tries",
  authentication_failed: "not_confirmed",
  otp_expired: "too_late",
  payment_collect_request_expired: "too_late",
  payment_session_expired: "too_late",
  payment_timed_out: "too_late",
  card_disabled_for_online_payments: "card_unusable",
  card_expired: "card_unusable",
  card_not_enrolled: "card_unusable",
  debit_instrument_blocked: "card_unusable",
  debit_instrument_inactive: "card_unusable",
  transaction_on_vpa_restricted: "card_unusable",
  user_not_registered_for_netbanking: "card_unusable",
  bank_account_invalid: "account_unknown",
  card_number_invalid: "account_unknown",
  incorrect_card_details: "account_unknown",
  incorrect_card_expiry_date: "account_unknown",
  invalid_vpa: "account_unknown",
  vpa_resolution_failed: "account_unknown",
  bank_cutoff_in_progress: "bank_unreachable",
  bank_not_available: "bank_unreachable",
  bank_technical_error: "bank_unreachable",
  gateway_technical_error: "bank_unreachable",
  issuer_technical_error: "bank_unreachable",
  payment_declined_due_to_high_traffic: "bank_unreachable",
  psp_not_available: "bank_unreachable",
  upi_app_technical_error: "bank_unreachable",
  payment_cancelled: "cancelled",
  auth_declined: "refused",
  authorisation_declined_by_psp: "refused",
  bank_rejected: "refused",
  card_declined: "refused",
  debit_declined: "refused",
  payment_declined: "refused",
  payment_risk_check_failed: "refused",
};

/** The response codes of UPI, from NPCI's public list of error and response codes. */
const REASONS_OF_UPI: Readonly<Record<string, DeclineReason>> = {
  Z9: "insufficient_funds",
  Z7: "limit_reached",
  Z8: "limit_reached",
  ZU: "limit_reached",
  ZM: "wrong_code",
  ZR: "wrong_code",
  Z6: "too_many_tries",
  U69: "too_late",
  ZS: "too_late",
  XL: "card_unusable",
  XP: "card_unusable",
  XR: "card_unusable",
  YA: "card_unusable",
  YE: "card_unusable",
  ZX: "card_unusable",
  XH: "account_unknown",
  XN: "account_unknown",
  ZH: "account_unknown",
  XT: "bank_unreachable",
  XY: "bank_unreachable",
  ZA: "cancelled",
  K1: "refused",
  XV: "refused",
  YC: "refused",
};

/** Returns the reason of a gateway's code (`error_reason`); undefined for a code that is not listed. */
export function reasonOfError(code: string | null | undefined): DeclineReason | undefined {
  return lookUp(REASONS_OF_ERRORS, code?.toLowerCase());
}

/** Returns the reason of the first of these response codes of UPI that is listed, if there is one. */
export function reasonOfUpiCodes(codes: readonly string[]): DeclineReason | undefined {
  return codes
    .map((code) => lookUp(REASONS_OF_UPI, code.toUpperCase()))
    .find((reason) => reason !== undefined);
}

function lookUp(reasons: Readonly<Record<string, DeclineReason>>, code: string | undefined) {
  return code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}
