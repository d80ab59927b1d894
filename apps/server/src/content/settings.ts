import { isGstin } from "@suvarna/domain/gstin";
import * as z from "zod";
import type { IsWritten, StartRule } from "../platform/start-rule.ts";
import type { Identity } from "./shop-profile.ts";

const line = z.string().trim().min(1).max(300).optional();
const gstin = z.string().refine(isGstin, "must be a GSTIN with its check character").optional();

/**
 * The settings of the seller's identity. A setting that is missing leaves the example shop's value.
 */
export const SELLER_SETTINGS = {
  SELLER_NAME: line,
  SELLER_TAGLINE: line,
  SELLER_LEGAL_NAME: line,
  SELLER_ADDRESS: line,
  SELLER_GSTIN: gstin,
  SELLER_CIN: line,
  SELLER_HALLMARK_LICENCE: line,
  SELLER_PHONE: line,
  SELLER_EMAIL: z.email().optional(),
  SELLER_HOURS: line,
  SELLER_SUPPORT_HOURS: line,
  SELLER_GRIEVANCE_NAME: line,
  SELLER_GRIEVANCE_EMAIL: z.email().optional(),
  SELLER_GRIEVANCE_PHONE: line,
};

export const SELLER_FAMILIES = ["SELLER_"];

type Settings = z.output<z.ZodObject<typeof SELLER_SETTINGS>>;

/**
 * The parts of the shop's identity that the settings name. All other parts keep the values of the
 * database.
 */
export type SellerConfig = Partial<Omit<Identity, "grievanceOfficer" | "social">> & {
  readonly grievanceOfficer: Partial<Identity["grievanceOfficer"]>;
};

/** Returns the seller's identity from the settings. */
export function sellerConfig(settings: Settings): SellerConfig {
  return {
    ...written({
      name: settings.SELLER_NAME,
      tagline: settings.SELLER_TAGLINE,
      legalName: settings.SELLER_LEGAL_NAME,
      address: settings.SELLER_ADDRESS,
      gstin: settings.SELLER_GSTIN,
      cin: settings.SELLER_CIN,
      hallmarkLicence: settings.SELLER_HALLMARK_LICENCE,
      phone: settings.SELLER_PHONE,
      email: settings.SELLER_EMAIL,
      hours: settings.SELLER_HOURS,
      supportHours: settings.SELLER_SUPPORT_HOURS,
    }),
    grievanceOfficer: written({
      name: settings.SELLER_GRIEVANCE_NAME,
      email: settings.SELLER_GRIEVANCE_EMAIL,
      phone: settings.SELLER_GRIEVANCE_PHONE,
    }),
  };
}

function written<Fields extends Record<string, string | undefined>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [name in keyof Fields]?: string;
  };
}

/**
 * The settings that a live shop may leave out: a sole trader has no CIN, and a shop that sells no
 * hallmarked pieces has no licence of the BIS.
 */
const OPTIONAL = ["SELLER_CIN", "SELLER_HALLMARK_LICENCE"];
const NEEDED = Object.keys(SELLER_SETTINGS).filter((name) => !OPTIONAL.includes(name));

/** The GSTIN of the example shop, which belongs to nobody. */
export const SAMPLE_GSTIN = "29AAACS0000S1ZB";
export const SAMPLE_LEGAL_NAME = "Suvarna Sample Jewellers Private Limited";
const SAMPLE_MAIL_DOMAIN = "@suvarna.example";

/** A shop that names its own seller is a real one, and must state its mode. */
export const SELLER_REAL_SIGNS: readonly StartRule<Settings>[] = [
  {
    says: "SELLER_GSTIN is that of a real seller",
    applies: ({ SELLER_GSTIN: own }) => own !== undefined && own !== SAMPLE_GSTIN,
  },
];

/**
 * The rules by which a live shop needs the seller's own settings. Without these settings its tax
 * invoices would name the example shop.
 */
export const SELLER_LIVE_RULES: readonly StartRule<Settings>[] = [
  ...NEEDED.map((name) => ({
    says: `${name} must be set, because the example shop is not the seller`,
    applies: (_settings: Settings, isWritten: IsWritten) => !isWritten(name),
  })),
  {
    says: "SELLER_GSTIN must be the seller's own, not that of the example shop",
    applies: ({ SELLER_GSTIN: own }) => own === SAMPLE_GSTIN,
  },
  {
    says: "SELLER_LEGAL_NAME must be the seller's own, not that of the example shop",
    applies: ({ SELLER_LEGAL_NAME: own }) => own === SAMPLE_LEGAL_NAME,
  },
  ...(["SELLER_EMAIL", "SELLER_GRIEVANCE_EMAIL"] as const).map((name) => ({
    says: `${name} must be an address that somebody reads, not that of the example shop`,
    applies: (settings: Settings) =>
      settings[name]?.toLowerCase().endsWith(SAMPLE_MAIL_DOMAIN) ?? false,
  })),
];
