import * as z from "zod/mini";
import { Email, Id, requiredText, Time } from "../field-schemas.ts";
import { POLICY_NAMES } from "./constants.ts";
import { IfMatch, optionalText, PictureAddress, Version } from "./desk-fields.ts";
import { Shop } from "./schemas.ts";

export const AboutInput = z.object({
  title: requiredText("Write a title"),
  subtitle: optionalText(300),
  pictures: z.array(PictureAddress).check(z.maxLength(2, "The page has two pictures")),
  alts: z.array(optionalText(300)).check(z.maxLength(2)),
  description1: optionalText(4000),
  description2: optionalText(4000),
  description3: optionalText(4000),
});
export type AboutInput = z.output<typeof AboutInput>;

const AboutDesk = z.extend(AboutInput, { version: Version, changedAt: z.nullable(Time) });

export const getAboutDesk = {
  summary: "The text and the pictures of the page about the shop",
  replies: { 200: AboutDesk },
};

export const saveAbout = {
  summary: "Changes the page about the shop",
  headers: IfMatch,
  body: AboutInput,
  replies: { 200: AboutDesk },
};

const line = (missing: string) => requiredText(missing, 300);

/**
 * The texts about the shop that shoppers read. What tax invoices name (the registered name, the
 * address, GSTIN and CIN) is changed in the settings instead, by two people.
 */
export const ShopInput = z.object({
  tagline: line("Write a line about the shop"),
  phone: line("Enter a phone number"),
  email: Email,
  hours: line("Say when the shop is open"),
  supportHours: line("Say when questions are answered"),
  grievanceOfficer: z.object({
    name: line("Enter a name"),
    role: line("Enter a role"),
    email: Email,
    phone: line("Enter a phone number"),
  }),
  social: z
    .array(
      z.object({
        network: requiredText("Name the network", 40),
        handle: requiredText("Enter the handle", 100),
        link: z.url("Enter an address, such as https://instagram.com/shop"),
        followers: z.optional(z.int().check(z.gte(0))),
        shares: z.optional(z.int().check(z.gte(0))),
      }),
    )
    .check(z.maxLength(8, "Use at most 8 networks")),
});
export type ShopInput = z.output<typeof ShopInput>;

const ShopDesk = z.object({
  ...z.pick(Shop, {
    name: true,
    legalName: true,
    gstin: true,
    tagline: true,
    address: true,
    phone: true,
    email: true,
    hours: true,
    supportHours: true,
    grievanceOfficer: true,
    social: true,
  }).shape,
  /**
   * The fields whose values come from the server's settings. Staff can't change these fields,
   * because the server sets them again at its next start.
   */
  fixed: z.array(z.string()),
  version: Version,
  changedAt: z.nullable(Time),
});

export const getShopDesk = {
  summary: "The shop's details as staff change them",
  replies: { 200: ShopDesk },
};

export const saveShop = {
  summary: "Changes the shop's details",
  headers: IfMatch,
  body: ShopInput,
  replies: { 200: ShopDesk },
};

const PolicyName = z.enum(POLICY_NAMES, "Choose a policy of the shop");

export const StaffPolicy = z.object({
  name: PolicyName,
  /** The policy that the shop has written itself, as Markdown; null for the built-in text. */
  text: z.nullable(z.string()),
  /**
   * The time of the last change of the text, since which the text is in force; null when the text
   * was never changed.
   */
  changedAt: z.nullable(Time),
  version: Version,
});
export type StaffPolicy = z.infer<typeof StaffPolicy>;

export const listPolicies = {
  summary: "The policies, each with the shop's own text if it has one",
  replies: { 200: z.array(StaffPolicy) },
};

export const savePolicy = {
  summary: "Changes a policy, or goes back to the text that comes with the shop",
  params: z.object({ name: PolicyName }),
  headers: IfMatch,
  body: z.object({ text: z.nullable(requiredText("Write the policy", 60_000)) }),
  replies: { 200: StaffPolicy },
};

/** The kinds of content whose earlier versions are kept; `translation` is that of such a text. */
export const VERSIONED = ["about", "article", "policy", "shop", "translation"] as const;

export const StoredVersion = z.object({
  _id: Id,
  at: Time,
  /**
   * The member of staff who published the version, whose name is null when it is not known any more;
   * null for the text from before the first change by staff.
   */
  by: z.nullable(z.object({ _id: Id, name: z.nullable(z.string()) })),
  /** The fields of the content as they were stored. */
  value: z.record(z.string(), z.unknown()),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

export const listVersions = {
  summary: "The kept versions of one text, newest first",
  query: z.object({
    kind: z.enum(VERSIONED, "Choose a kind of content"),
    /** The id of an article, the name of a policy, or a translation (`translationSubject`). */
    subject: z.optional(Id),
  }),
  replies: { 200: z.array(StoredVersion) },
};

export const countContent = {
  summary: "How many there are of each kind of content",
  replies: {
    200: z.object({
      articles: z.number(),
      carousel: z.number(),
      testimonials: z.number(),
      gallery: z.number(),
      promotions: z.number(),
    }),
  },
};

export const sendPicture = {
  summary: "Stores a picture for content; it is made anew, so nothing else of the file is kept",
  replies: {
    201: z.object({
      picture: z.string(),
      width: z.number(),
      height: z.number(),
      /** The mean colour of the picture's left edge, as `#rrggbb`. */
      ground: z.string(),
    }),
  },
};
