import * as z from "zod";
import { wholeNumber } from "../platform/setting-types.ts";
import { mustBeHttps, type StartRule } from "../platform/start-rule.ts";

import type { MessageCaps } from "./caps.ts";

/**
 * The possible providers of text messages. With `outbox`, texts are not sent but stored in the
 * local outbox.
 */
const SMS_PROVIDERS = ["outbox", "msg91", "twilio"] as const;

/**
 * The kinds of texts that the shop sends to phones, with the setting that names the registered
 * template of each.
 */
export const SMS_TEMPLATES = {
  "sign-in-code": "SMS_TEMPLATE_SIGN_IN_CODE",
  "order-confirmed": "SMS_TEMPLATE_ORDER_CONFIRMED",
  "payment-failed": "SMS_TEMPLATE_PAYMENT_FAILED",
  "rest-due": "SMS_TEMPLATE_REST_DUE",
  "order-shipped": "SMS_TEMPLATE_ORDER_SHIPPED",
  "door-code": "SMS_TEMPLATE_DOOR_CODE",
  "order-delivered": "SMS_TEMPLATE_ORDER_DELIVERED",
  "order-cancelled": "SMS_TEMPLATE_ORDER_CANCELLED",
  "order-undelivered": "SMS_TEMPLATE_ORDER_UNDELIVERED",
  "order-refunded": "SMS_TEMPLATE_ORDER_REFUNDED",
  "price-alert": "SMS_TEMPLATE_PRICE_ALERT",
} as const;

const serviceUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ""));
const secret = z.string().min(1).optional();
const KNOWN: readonly string[] = Object.keys(SMS_TEMPLATES);
/** The templates of a language: `sign-in-code=ID,order-confirmed=ID`. */
const templates = z.string().transform((text, context): Record<string, string> => {
  const pairs = text.split(",").map((pair) => pair.trim().split("="));
  const isRight = pairs.every(([name = "", id]) => KNOWN.includes(name) && id);
  if (!isRight) context.addIssue("must look like sign-in-code=ID,order-confirmed=ID");
  return Object.fromEntries(pairs);
});
const count = wholeNumber(1, 10_000_000);

/** The domain of the demonstration's e-mail addresses, which no mail server has (RFC 2606). */
const SAMPLE_DOMAIN = "@suvarna.example";
const SAMPLE_SENDER = `Suvarna <hello${SAMPLE_DOMAIN}>`;

/** The settings of e-mail and SMS, with their defaults. */
export const MESSAGE_SETTINGS = {
  SMTP_URL: z
    .string()
    // Options after a `?` are refused, because an option could switch TLS off.
    .regex(/^smtps?:\/\/[^/?#]+$/, "must look like smtp://user:password@host:587")
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, "must look like Suvarna <hello@shop.example>")
    .default(SAMPLE_SENDER),
  SMS_PROVIDER: z.enum(SMS_PROVIDERS).default("outbox"),
  SMS_TEMPLATE_SIGN_IN_CODE: secret,
  SMS_TEMPLATE_ORDER_CONFIRMED: secret,
  SMS_TEMPLATE_PAYMENT_FAILED: secret,
  SMS_TEMPLATE_REST_DUE: secret,
  SMS_TEMPLATE_ORDER_SHIPPED: secret,
  SMS_TEMPLATE_DOOR_CODE: secret,
  SMS_TEMPLATE_ORDER_DELIVERED: secret,
  SMS_TEMPLATE_ORDER_CANCELLED: secret,
  SMS_TEMPLATE_ORDER_UNDELIVERED: secret,
  SMS_TEMPLATE_ORDER_REFUNDED: secret,
  SMS_TEMPLATE_PRICE_ALERT: secret,
  SMS_TEMPLATES_HI: templates.optional(),
  MSG91_AUTH_KEY: secret,
  MSG91_URL: serviceUrl.default("https://control.msg91.com"),
  TWILIO_ACCOUNT_SID: secret,
  TWILIO_AUTH_TOKEN: secret,
  TWILIO_FROM: secret,
  TWILIO_URL: serviceUrl.default("https://api.twilio.com"),
  MESSAGES_OPEN_PER_RECEIVER_HOURLY: count.default(6),
  MESSAGES_OPEN_PER_RECEIVER_DAILY: count.default(15),
  MESSAGES_OPEN_PER_SENDER_HOURLY: count.default(40),
  MESSAGES_OPEN_PER_SENDER_DAILY: count.default(150),
  MESSAGES_OPEN_LETTERS_DAILY: count.default(5000),
  MESSAGES_OWED_PER_RECEIVER_HOURLY: count.default(20),
  MESSAGES_OWED_PER_RECEIVER_DAILY: count.default(60),
  MESSAGES_OWED_PER_SENDER_HOURLY: count.default(60),
  MESSAGES_OWED_PER_SENDER_DAILY: count.default(200),
  MESSAGES_OWED_LETTERS_DAILY: count.default(50_000),
  MESSAGES_OWED_TEXTS_DAILY: count.default(20_000),
  MESSAGES_ALERT_TEXTS_DAILY: count.default(5000),
};

export const MESSAGE_FAMILIES = ["SMTP_", "SMS_", "MSG91_", "TWILIO_", "MESSAGES_"];

export interface Msg91Config {
  readonly url: string;
  readonly authKey: string;
  /**
   * The provider's ids of the registered templates by their names, which end with the language where
   * it is not English: `rest-due.hi`. A kind of text without an id is not sent.
   */
  readonly templates: Readonly<Record<string, string>>;
}

export interface TwilioConfig {
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** The sender: a phone number of the Twilio account, or the SID of a messaging service. */
  readonly from: string;
  /** The names of the texts in Hindi that may be sent, such as `rest-due.hi`. */
  readonly hindiTexts: readonly string[];
}

/** The providers of messages; null where messages are only stored in the local outbox. */
export interface MessagesConfig {
  /** The sender's name and address: `Suvarna <hello@shop.example>`. */
  readonly from: string;
  readonly smtpUrl: string | null;
  readonly sms: { readonly msg91: Msg91Config } | { readonly twilio: TwilioConfig } | null;
  readonly caps: MessageCaps;
}

type Settings = z.output<z.ZodObject<typeof MESSAGE_SETTINGS>>;

/** Reads the part of the configuration that is about messages. */
export function messagesConfig(settings: Settings): MessagesConfig {
  return {
    from: settings.MAIL_FROM,
    smtpUrl: settings.SMTP_URL ?? null,
    sms: smsConfig(settings),
    caps: capsOf(settings),
  };
}

function capsOf(settings: Settings): MessageCaps {
  const toProved = {
    receiverHourly: settings.MESSAGES_OWED_PER_RECEIVER_HOURLY,
    receiverDaily: settings.MESSAGES_OWED_PER_RECEIVER_DAILY,
    senderHourly: settings.MESSAGES_OWED_PER_SENDER_HOURLY,
    senderDaily: settings.MESSAGES_OWED_PER_SENDER_DAILY,
  };
  return {
    open: {
      receiverHourly: settings.MESSAGES_OPEN_PER_RECEIVER_HOURLY,
      receiverDaily: settings.MESSAGES_OPEN_PER_RECEIVER_DAILY,
      senderHourly: settings.MESSAGES_OPEN_PER_SENDER_HOURLY,
      senderDaily: settings.MESSAGES_OPEN_PER_SENDER_DAILY,
      // No text message is of this class; one-time codes are a class of their own.
      shopDaily: { email: settings.MESSAGES_OPEN_LETTERS_DAILY, sms: 0 },
    },
    owed: {
      ...toProved,
      shopDaily: {
        email: settings.MESSAGES_OWED_LETTERS_DAILY,
        sms: settings.MESSAGES_OWED_TEXTS_DAILY,
      },
    },
    // The letters about watched prices are of the class `owed`.
    alert: { ...toProved, shopDaily: { email: 0, sms: settings.MESSAGES_ALERT_TEXTS_DAILY } },
  };
}

function smsConfig(settings: Settings): MessagesConfig["sms"] {
  switch (settings.SMS_PROVIDER) {
    case "outbox":
      return null;
    case "msg91":
      return {
        msg91: {
          url: settings.MSG91_URL,
          authKey: settings.MSG91_AUTH_KEY ?? "",
          templates: templatesOf(settings),
        },
      };
    case "twilio":
      return {
        twilio: {
          url: settings.TWILIO_URL,
          accountSid: settings.TWILIO_ACCOUNT_SID ?? "",
          authToken: settings.TWILIO_AUTH_TOKEN ?? "",
          from: settings.TWILIO_FROM ?? "",
          hindiTexts: Object.keys(hindiTemplatesOf(settings)),
        },
      };
  }
}

function templatesOf(settings: Settings): Msg91Config["templates"] {
  const english = Object.entries(SMS_TEMPLATES).flatMap(([name, setting]) => {
    const id = settings[setting];
    return id ? [[name, id] as const] : [];
  });
  return { ...Object.fromEntries(english), ...hindiTemplatesOf(settings) };
}

/** The ids of the templates in Hindi by the names of the texts, such as `rest-due.hi`. */
function hindiTemplatesOf({ SMS_TEMPLATES_HI: ids = {} }: Settings): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).map(([kind, id]) => [`${kind}.hi`, id]));
}

/**
 * The settings that each provider needs. The template of the sign-in code is among them, because
 * nobody could sign in by phone without it. The texts about orders are optional, because letters
 * say the same.
 */
const NEEDED = {
  outbox: [],
  msg91: ["MSG91_AUTH_KEY", "SMS_TEMPLATE_SIGN_IN_CODE"],
  twilio: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
} as const;

/** Returns the settings that the chosen provider lacks, as one sentence each. */
export function messageProblems(settings: Settings): string[] {
  const { SMS_PROVIDER: provider } = settings;
  const missing = NEEDED[provider].filter((name) => !settings[name]);
  return missing.map((name) => `${name} must be set for SMS_PROVIDER=${provider}`);
}

/** Settings that only a real shop has. A shop with any of them must state its mode. */
export const MESSAGE_REAL_SIGNS: readonly StartRule<Settings>[] = [
  { says: "SMTP_URL is a mail server", applies: ({ SMTP_URL: url }) => url !== undefined },
  {
    says: "SMS_PROVIDER sends text messages",
    applies: ({ SMS_PROVIDER: provider }) => provider !== "outbox",
  },
  {
    says: "MSG91_AUTH_KEY or TWILIO_AUTH_TOKEN belongs to a provider of text messages",
    applies: ({ MSG91_AUTH_KEY: key, TWILIO_AUTH_TOKEN: token, SMS_PROVIDER: provider }) =>
      provider === "outbox" && (key !== undefined || token !== undefined),
  },
];

/**
 * The reasons why a shop with these settings may not be live: a live shop must send its messages,
 * and not only store them in an outbox.
 */
export const MESSAGE_LIVE_RULES: readonly StartRule<Settings>[] = [
  {
    says: "SMTP_URL must be a mail server, because the local outbox delivers nothing",
    applies: ({ SMTP_URL: url }) => url === undefined,
  },
  {
    says: "MAIL_FROM must be the address that the shop writes from",
    applies: ({ MAIL_FROM: from }) => from.toLowerCase().includes(SAMPLE_DOMAIN),
  },
  {
    says: "SMS_PROVIDER must be msg91 or twilio, because the local outbox delivers nothing",
    applies: ({ SMS_PROVIDER: provider }) => provider === "outbox",
  },
  mustBeHttps("MSG91_URL"),
  mustBeHttps("TWILIO_URL"),
];
