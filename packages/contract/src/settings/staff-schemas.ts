import { isGstin } from "@suvarna/domain/gstin";
import { GOODS, INVOICE_KINDS, isHsn, isSeriesPrefix } from "@suvarna/domain/invoice";
import {
  SETTING_NAMES,
  SETTING_SECTIONS,
  SETTING_UNITS,
  type SettingName,
  SHOP_SETTINGS,
} from "@suvarna/domain/staff/shop-setting";
import * as z from "zod/mini";
import { Email, Id, maxCharacters, requiredText, Time } from "../field-schemas.ts";
import { ApprovalPending, StaffName } from "../staff/approval.ts";
import { IfMatchOrAny } from "../staff/version.ts";

const says = {
  gstin: "Enter a GSTIN of 15 letters and digits, with its check digit",
  version: "Send the version that you have seen",
  hsn: "Enter an HSN code of 4, 6 or 8 digits",
  prefix: "Use 1 to 3 capital letters and digits",
  prefixes: "Use another prefix for each kind of document",
};
const Reason = requiredText("Say why, so that others can read it later", 300);

/** A setting that staff may change, with the source of its value. */
export const Setting = z.object({
  name: z.enum(SETTING_NAMES),
  section: z.enum(SETTING_SECTIONS),
  unit: z.enum(SETTING_UNITS),
  /** The value in the unit of the setting: paise, basis points, minutes, hours, or a number. */
  value: z.int(),
  /** The value in the environment, which is used until staff change the setting. */
  initial: z.int(),
  least: z.int(),
  most: z.int(),
  needsSecond: z.boolean(),
  environment: z.string(),
  changedBy: z.nullable(StaffName),
  agreedBy: z.nullable(StaffName),
  changedAt: z.nullable(Time),
});
export type Setting = z.infer<typeof Setting>;

/** The shop's legal identity, as staff may change it. */
export const IdentityInput = z.object({
  name: requiredText("Enter the name of the shop"),
  tagline: requiredText("Enter the line below the name"),
  legalName: requiredText("Enter the registered name"),
  address: requiredText("Enter the registered address", 300),
  gstin: z.string(says.gstin).check(z.trim(), z.toUpperCase(), z.refine(isGstin, says.gstin)),
  /** The company's registration number; empty for a business that is not a company. */
  cin: z.optional(z.string().check(z.trim(), maxCharacters(30))),
  /** The number of the BIS licence for hallmarked jewellery; empty while it is not known. */
  hallmarkLicence: z.optional(z.string().check(z.trim(), maxCharacters(40))),
  phone: requiredText("Enter a phone number", 30),
  email: Email,
  hours: requiredText("Enter the opening hours"),
  supportHours: requiredText("Enter the hours of support"),
  grievanceOfficer: z.object({
    name: requiredText("Enter the name of the grievance officer"),
    role: requiredText("Enter what the person is called"),
    email: Email,
    phone: requiredText("Enter a phone number", 30),
  }),
});
export type IdentityInput = z.output<typeof IdentityInput>;

/** The current identity of the shop. */
export const ShopIdentity = z.object({
  name: z.string(),
  tagline: z.string(),
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  cin: z.optional(z.string()),
  hallmarkLicence: z.optional(z.string()),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
  supportHours: z.string(),
  grievanceOfficer: z.object({
    name: z.string(),
    role: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
});
export type ShopIdentity = z.infer<typeof ShopIdentity>;

const HsnCode = z.string(says.hsn).check(z.trim(), z.refine(isHsn, says.hsn));
const Prefix = z
  .string(says.prefix)
  .check(z.trim(), z.toUpperCase(), z.refine(isSeriesPrefix, says.prefix));

/**
 * Makes the schema of an object that has all these names as keys, with the same schema for each
 * value.
 */
function each<Name extends string, Schema extends z.ZodMiniType>(
  names: readonly Name[],
  schema: Schema,
) {
  const shape = Object.fromEntries(names.map((name) => [name, schema]));
  return z.object(shape as Record<Name, Schema>);
}

/** The codes of tax documents: the HSN codes of goods, and the prefixes of the numbers. */
export const TaxCodesInput = z.object({
  hsn: each(GOODS, HsnCode),
  prefixes: each(INVOICE_KINDS, Prefix).check(
    z.refine(
      (prefixes) => new Set(Object.values(prefixes)).size === INVOICE_KINDS.length,
      says.prefixes,
    ),
  ),
});
export type TaxCodesInput = z.output<typeof TaxCodesInput>;

export const TaxCodes = z.object({
  hsn: each(GOODS, z.string()),
  prefixes: each(INVOICE_KINDS, z.string()),
  /** The series of tax documents in the current financial year. */
  series: z.array(
    z.object({
      kind: z.enum(INVOICE_KINDS),
      /** The number that the next document of the series gets. */
      next: z.string(),
      /**
       * Whether a document of the series exists. A new prefix is then used only from the next
       * financial year on.
       */
      hasBegun: z.boolean(),
    }),
  ),
});
export type TaxCodes = z.infer<typeof TaxCodes>;

/**
 * A setting that the server reads from the environment at its start. The value of a secret is not
 * sent.
 */
export const EnvironmentSetting = z.object({
  name: z.string(),
  value: z.nullable(z.string()),
  isSet: z.boolean(),
});

export const Settings = z.object({
  /**
   * The version of the settings, to send as `If-Match` with a change. The identity has a version of
   * its own.
   */
  version: z.string(),
  settings: z.array(Setting),
  identityVersion: z.string(),
  identity: ShopIdentity,
  taxCodesVersion: z.string(),
  taxCodes: TaxCodes,
  environment: z.array(EnvironmentSetting),
});
export type Settings = z.infer<typeof Settings>;

export const getSettings = {
  summary:
    "The settings that staff may change, the shop's identity, and settings of the environment",
  replies: { 200: Settings },
};

function boundedValue(name: SettingName) {
  const { least, most } = SHOP_SETTINGS[name];
  const message = `Use a whole number from ${least} to ${most}`;
  return z.optional(z.int(message).check(z.gte(least, message), z.lte(most, message)));
}

/** The settings to change. All other settings stay unchanged. */
export const SettingChanges = z.object(
  Object.fromEntries(SETTING_NAMES.map((name) => [name, boundedValue(name)])) as Record<
    SettingName,
    ReturnType<typeof boundedValue>
  >,
);
export type SettingChanges = z.output<typeof SettingChanges>;

export const changeSettings = {
  summary:
    "Changes settings. Those that move prices or money wait for a second person, all of the change with them (202)",
  headers: IfMatchOrAny,
  body: z.object({ values: SettingChanges, reason: Reason }),
  replies: { 200: Settings, 202: ApprovalPending },
};

export const changeIdentity = {
  summary: "Changes the shop's identity; what stands on invoices waits for a second person (202)",
  headers: IfMatchOrAny,
  body: z.object({ identity: IdentityInput, reason: Reason }),
  replies: { 200: Settings, 202: ApprovalPending },
};

export const changeTaxCodes = {
  summary:
    "Changes the HSN codes and the prefixes of tax documents; waits for a second person (202)",
  headers: IfMatchOrAny,
  body: z.object({ codes: TaxCodesInput, reason: Reason }),
  replies: { 200: Settings, 202: ApprovalPending },
};

const Key = z.object({ name: z.string(), isSet: z.boolean() });

export const PaymentService = z.object({
  gateway: z.string(),
  mode: z.enum(["sandbox", "test", "live"]),
  /** The secrets of the gateway, with whether they are set. Their values are never sent. */
  keys: z.array(Key),
  /**
   * The time of the gateway's last report of a payment, and how it came: by a webhook, or as the
   * answer to a check.
   */
  heardAt: z.nullable(Time),
  heardBy: z.nullable(z.enum(["webhook", "check"])),
});

const Today = z.object({ sent: z.int(), failed: z.int(), waiting: z.int() });

export const MessageService = z.object({
  way: z.enum(["mail", "sms"]),
  /** The carrier that sends the shop's messages. With `outbox` no message leaves the shop. */
  carrier: z.string(),
  /** The sender's address of the shop's letters. */
  from: z.nullable(z.string()),
  keys: z.array(Key),
  /** The numbers of messages on the current day in India. */
  today: Today,
});

export const getServices = {
  summary: "How the payment gateways, mail and text messages fare; secrets are never sent",
  replies: {
    200: z.object({
      payments: z.array(PaymentService),
      messages: z.array(MessageService),
    }),
  },
};

/**
 * The outcomes of a test of a gateway or a carrier. `kept`: the message is in the local outbox.
 * `no_phone`: the person has not confirmed a phone number.
 */
export const TEST_OUTCOMES = [
  "answered",
  "sent",
  "kept",
  "refused",
  "no_answer",
  "no_phone",
] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

export const testService = {
  summary:
    "Tries a service: sends a letter or a text to the caller, or asks a gateway about an order that does not exist",
  params: z.object({ service: Id }),
  replies: { 200: z.object({ outcome: z.enum(TEST_OUTCOMES), ms: z.int() }) },
};
