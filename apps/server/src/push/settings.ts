import { createECDH } from "node:crypto";
import * as z from "zod";
import { commaList } from "../platform/setting-types.ts";
import type { StartRule } from "../platform/start-rule.ts";
import type { PushKeys } from "./keys.ts";

/** The push services of Chrome and Edge, Firefox, Safari, and Edge on Windows. */
const KNOWN_SERVICES =
  "https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com";

/** The settings of push messages, with their defaults. */
export const PUSH_SETTINGS = {
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, "must be a point of P-256 as base64url, such as npm run push-keys makes")
    .optional(),
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a key of P-256 as base64url, such as npm run push-keys makes")
    .optional(),
  PUSH_SERVICES: z
    .string()
    .default(KNOWN_SERVICES)
    .pipe(
      commaList(
        z
          .string()
          .regex(
            /^https?:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/,
            "must look like https://push.example,https://*.push.example",
          ),
      ),
    ),
};

export const PUSH_FAMILIES = ["PUSH_"];

export interface PushConfig {
  /** The shop's own key pair; null when the settings have none. */
  readonly keys: PushKeys | null;
  /** The origins of the push services that the shop sends to: `https://*.push.example`. */
  readonly services: readonly string[];
  /** Where the operator of a push service can reach the shop: `mailto:hello@shop.example`. */
  readonly contact: string;
}

type Settings = z.output<z.ZodObject<typeof PUSH_SETTINGS>>;

/** Reads the part of the configuration that is about push messages. */
export function pushConfig(settings: Settings & { readonly MAIL_FROM: string }): PushConfig {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = settings;
  const [address] = /[^\s<>@]+@[^\s<>@]+/.exec(settings.MAIL_FROM) ?? [""];
  return {
    keys: publicKey && privateKey ? { publicKey, privateKey } : null,
    services: settings.PUSH_SERVICES,
    contact: `mailto:${address}`,
  };
}

/** Returns what is wrong with the pair of keys, as one sentence. */
export function pushProblems(settings: Settings): string[] {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey } = settings;
  if (!publicKey && !privateKey) return [];
  if (!publicKey) return ["PUSH_PUBLIC_KEY must be set with PUSH_PRIVATE_KEY"];
  if (!privateKey) return ["PUSH_PRIVATE_KEY must be set with PUSH_PUBLIC_KEY"];
  if (publicKeyOf(privateKey) === publicKey) return [];
  return ["PUSH_PUBLIC_KEY must belong to PUSH_PRIVATE_KEY"];
}

/** Computes the public key of a private key; null when the private key is not one of the curve. */
function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(privateKey, "base64url");
  } catch {
    return null;
  }
  return pair.getPublicKey("base64url");
}

/** The rules of a live shop for push messages. */
export const PUSH_LIVE_RULES: readonly StartRule<Settings>[] = [
  {
    says: "PUSH_SERVICES must be https addresses",
    applies: ({ PUSH_SERVICES: services }) =>
      services.some((service) => !service.startsWith("https://")),
  },
];
