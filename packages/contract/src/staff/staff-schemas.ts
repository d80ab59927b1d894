import {
  APPROVAL_KIND_NAMES,
  APPROVAL_STATES,
  WHY_NOT_DECIDE,
} from "@suvarna/domain/staff/approval";
import { PERMISSIONS, STAFF_ROLES } from "@suvarna/domain/staff/permission";
import * as z from "zod/mini";
import { PersonName } from "../accounts/schemas.ts";
import {
  ById,
  Email,
  Id,
  maxCharacters,
  queryList,
  Rupees,
  requiredText,
  Time,
} from "../field-schemas.ts";
import { FACTOR_KINDS } from "../identity/constants.ts";
import { Approval, StaffName } from "./approval.ts";
import { PageQuery, pageOf, SearchWords } from "./list.ts";
import { IfMatchOrAny } from "./version.ts";

const Role = z.enum(STAFF_ROLES, "Choose a role");

/** A person who works for the shop. */
export const Person = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  /** The time at which the person got the current role; null if it is unknown. */
  since: z.nullable(Time),
  /** The time of the suspension; null for a person that may log in. */
  suspendedAt: z.nullable(Time),
  createdAt: Time,
  /** The kinds of the person's second factors; empty for a person without a second factor. */
  factors: z.array(z.enum(FACTOR_KINDS)),
  /** The time at which one of the person's sessions was last used; null without a session. */
  lastSeenAt: z.nullable(Time),
  /** The version of the person's account, to send as `If-Match` with a change. */
  version: z.string(),
});
export type Person = z.infer<typeof Person>;

export const listPeople = {
  summary: "The people who work for the shop, in the order in which they joined",
  query: z.extend(PageQuery, {
    /** A part of a person's name or e-mail address. */
    q: SearchWords,
  }),
  replies: { 200: pageOf(Person) },
};

/** An invitation that was not used yet. Its link is only in the letter, never in an answer. */
export const Invitation = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: Role,
  invitedBy: StaffName,
  createdAt: Time,
  expiresAt: Time,
});
export type Invitation = z.infer<typeof Invitation>;

export const PersonInput = z.object({ name: PersonName, email: Email, role: Role });
export type PersonInput = z.output<typeof PersonInput>;

export const invitePerson = {
  summary:
    "Invites a person by a letter with a link that sets the password, once, within 48 hours. Another invitation of the same address replaces the first",
  body: PersonInput,
  replies: { 201: Invitation },
};

export const listInvitations = {
  summary: "The invitations that were not used and have not lapsed, newest first",
  query: PageQuery,
  replies: { 200: pageOf(Invitation) },
};

export const withdrawInvitation = {
  summary: "Withdraws an invitation, so that its link opens nothing",
  params: ById,
  replies: { 204: null },
};

export const PersonChange = z
  .object({
    role: z.optional(Role),
    /**
     * True to suspend the person: all sessions end, and every login is refused until the field is
     * set to false.
     */
    suspended: z.optional(z.boolean("Use true or false")),
  })
  .check(
    z.refine(({ role, suspended }) => role !== undefined || suspended !== undefined, {
      error: "Choose a role, or whether the person is suspended",
      path: ["role"],
    }),
  );
export type PersonChange = z.output<typeof PersonChange>;

export const changePerson = {
  summary:
    "Gives a person another role, suspends them or lets them in again. Nobody changes their own, and the last owner stays",
  params: ById,
  headers: IfMatchOrAny,
  body: PersonChange,
  replies: { 200: Person },
};

export const endPersonSessions = {
  summary: "Ends every session of a person, who must log in again",
  params: ById,
  replies: { 204: null },
};

/** An open session of a member of staff. */
export const StaffSession = z.object({
  _id: Id,
  person: StaffName,
  /** The browser and the device, such as "Chrome on Windows". */
  device: z.string(),
  /** The network of the last use, such as `103.21.58.x`; null when it is unknown. */
  network: z.nullable(z.string()),
  createdAt: Time,
  lastSeenAt: Time,
  /** Whether the call was made in this session. */
  current: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const listStaffSessions = {
  summary: "The open sessions of all staff, the newest first",
  replies: { 200: z.object({ sessions: z.array(StaffSession) }) },
};

export const endStaffSession = {
  summary: "Ends one session of a member of staff",
  params: ById,
  replies: { 204: null },
};

export const endOtherStaffSessions = {
  summary: "Ends every session of staff but the one in which the call is made",
  replies: { 204: null },
};

export const listPermittedPeople = {
  summary:
    "Some of the people who have a permission, so that a person without it knows whom to ask. Those whose role has the fewest permissions come first",
  params: z.object({ permission: z.enum(PERMISSIONS, "Choose a permission") }),
  replies: { 200: z.object({ people: z.array(StaffName) }) },
};

/** The limits above which an act of staff needs a second person, as they are now. */
export const SecondPersonLimits = z.object({
  /** False if the shop's settings require no second person. */
  required: z.boolean(),
  /** How far a reading of the rates may be from the last rates, in percent. */
  rateJumpPercent: z.number(),
  /** The same for rates by hand. 0: every rate by hand needs a second person. */
  handRatePercent: z.number(),
  refund: Rupees,
  /** The share of the pieces' price that a coupon may take off, in percent, and the sum. */
  couponPercent: z.number(),
  couponSum: Rupees,
  /** The number of products whose making charge one person may change at once. */
  makingProducts: z.int(),
  /** How far one person may lower the price of a piece in a day, in percent. */
  priceFallPercent: z.number(),
});
export type SecondPersonLimits = z.infer<typeof SecondPersonLimits>;

/** A role with its permissions and the number of people who have it. */
const RoleOfStaff = z.object({
  role: Role,
  permissions: z.array(z.enum(PERMISSIONS)),
  people: z.int(),
  /** The number of these people who have set up a second factor. */
  withSecondFactor: z.int(),
});
export type RoleOfStaff = z.infer<typeof RoleOfStaff>;

export const listRoles = {
  summary:
    "The roles, each with its permissions and the number of its people, and what needs a second person",
  replies: {
    200: z.object({
      roles: z.array(RoleOfStaff),
      limits: SecondPersonLimits,
    }),
  },
};

/** A request for approval, with the decisions that the caller may make about it. */
export const ListedApproval = z.extend(Approval, {
  /**
   * The name by which people know the record that the request is about, such as the number of an
   * order; null for a record without such a name.
   */
  subjectName: z.nullable(z.string()),
  /**
   * The name of the shopper whose order the request is about; null for a request about something
   * else, and for a caller who may not read orders.
   */
  shopperName: z.nullable(z.string()),
  mayApprove: z.boolean(),
  /** The reason why the caller can't approve the request; null when the caller may approve it. */
  whyNotApprove: z.nullable(z.enum(WHY_NOT_DECIDE)),
  mayCancel: z.boolean(),
});
export type ListedApproval = z.infer<typeof ListedApproval>;

export const listApprovals = {
  summary:
    "The acts that wait, or have waited, for a second person: those that the caller's role may read, and the caller's own. The newest are first; with the state 'waiting', those that lapse first",
  query: z.extend(PageQuery, {
    state: z.optional(z.enum(APPROVAL_STATES, "Choose a state of a request")),
    /** Only requests of one of these kinds. */
    kind: z.optional(
      z.pipe(queryList, z.array(z.enum(APPROVAL_KIND_NAMES, "Choose kinds of requests"))),
    ),
    /** The id of the person whose requests are listed. */
    askedBy: z.optional(Id),
    /** The id or code of the record that the requests are about. */
    subject: z.optional(z.string().check(maxCharacters(100))),
  }),
  replies: { 200: pageOf(ListedApproval) },
};

export const getApproval = {
  summary: "One request for an approval",
  params: ById,
  replies: { 200: ListedApproval },
};

export const approve = {
  summary:
    "Approves another person's request: its act is carried out in the same moment, once, under both names",
  params: ById,
  body: z.nullish(z.object({ note: z.optional(z.string().check(z.trim(), maxCharacters(300))) })),
  replies: { 200: Approval },
};

const says = "Say why, so that others can read it later";

export const refuse = {
  summary: "Refuses another person's request, with a reason",
  params: ById,
  body: z.object({ reason: requiredText(says, 300) }),
  replies: { 200: Approval },
};

export const cancel = {
  summary: "Takes back one's own request",
  params: ById,
  replies: { 200: Approval },
};

export const askForHelp = {
  summary:
    "Sends a letter to a colleague who has a permission: the caller asks for help with a page of the back office. Another letter about the same page within an hour is not sent",
  params: z.object({ permission: z.enum(PERMISSIONS, "Choose a permission"), id: Id }),
  body: z.object({
    /** The path of the page below `/admin`, such as `/imports`. */
    page: z
      .string()
      .check(z.regex(/^(?:\/[\w-]{1,60}){0,6}\/?$/, "Name a page of the back office")),
  }),
  replies: { 204: null },
};
