import type { MessageService, PaymentService } from "@suvarna/contract/settings/staff-schemas";
import { indianDayStart } from "@suvarna/domain/indian-day";
import type * as z from "zod/mini";
import { countMessagesSince } from "../notifications/index.ts";
import { findLastWords } from "../payments/index.ts";
import type { Db } from "../platform/database.ts";

/**
 * The configuration of the outside services. For secrets, it contains only whether they are set.
 */
export interface ServiceConfig {
  readonly payments: {
    readonly sandbox: boolean;
    readonly gateways: readonly {
      readonly name: string;
      readonly settings: Readonly<Record<string, unknown>>;
      isTest(settings: Readonly<Record<string, string | undefined>>): boolean;
    }[];
    readonly gatewaySettings: Readonly<Record<string, string | undefined>>;
  };
  readonly messages: {
    readonly smtpUrl: string | null;
    readonly from: string;
    readonly sms: object | null;
  };
}

export async function listPayments(
  db: Db,
  { payments: { sandbox, gateways, gatewaySettings } }: ServiceConfig,
): Promise<z.infer<typeof PaymentService>[]> {
  const heard = await findLastWords(db);
  return gateways.map(({ name, settings, isTest }) => {
    const word = heard.get(name);
    const mode = sandbox ? "sandbox" : isTest(gatewaySettings) ? "test" : "live";
    const secrets = Object.keys(settings).filter((key) => !key.endsWith("_URL"));
    return {
      gateway: name,
      mode,
      keys: secrets.map((key) => ({ name: key, isSet: Boolean(gatewaySettings[key]) })),
      heardAt: word?.at.toISOString() ?? null,
      heardBy: word?.source ?? null,
    };
  });
}

export async function listMessages(
  db: Db,
  { messages: { smtpUrl, from, sms } }: ServiceConfig,
  now: Date,
): Promise<z.infer<typeof MessageService>[]> {
  const counts = await countMessagesSince(db, indianDayStart(now));
  const provider = sms === null ? "outbox" : (Object.keys(sms)[0] ?? "");
  return [
    {
      way: "mail",
      carrier: smtpUrl === null ? "outbox" : new URL(smtpUrl).hostname,
      from,
      keys: [{ name: "SMTP_URL", isSet: smtpUrl !== null }],
      today: counts.email,
    },
    {
      way: "sms",
      carrier: provider,
      from: null,
      keys: [{ name: "SMS_PROVIDER", isSet: sms !== null }],
      today: counts.sms,
    },
  ];
}
