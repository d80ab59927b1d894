import type { Draft } from "../draft.ts";

const BECAUSE_OWNER = "You get this letter because you are an owner of the shop.";

export interface StaffInvitation {
  readonly name: string;
  /** The address of the page on which the person chooses a password, with the link's secret. */
  readonly address: string;
  readonly hours: number;
}

export function staffInvitation({ name, address, hours }: StaffInvitation): Draft {
  return {
    subject: "You are invited to work in our shop",
    preview: `The link works once, within ${hours} hours.`,
    heading: "Join the staff",
    blocks: [
      { kind: "text", text: `Dear ${name},` },
      {
        kind: "text",
        text: `An owner of the shop has invited you to work in it. Choose a password to open your account. The link works once, within ${hours} hours.`,
      },
      { kind: "button", label: "Choose a password", address },
      {
        kind: "note",
        text: "If you did not expect this, do nothing: no account is opened without the link, and nobody but you has seen it.",
      },
    ],
    because: "You get this letter because an owner of the shop has entered your e-mail address.",
  };
}

export interface ApprovalRequestLetter {
  /** The act for which the person asks approval, in words. */
  readonly what: string;
  /** The name of the person who asks for approval. */
  readonly askedBy: string;
  /** The reason that the person wrote; empty when the person gave none. */
  readonly reason: string;
  /** The time at which the request lapses, in India's time zone. */
  readonly until: string;
}

export function approvalRequestLetter({
  what,
  askedBy,
  reason,
  until,
}: ApprovalRequestLetter): Draft {
  return {
    subject: "A second person is needed",
    preview: `${askedBy} asks for ${what}.`,
    heading: "A second person is needed",
    blocks: [
      {
        kind: "text",
        text: `${askedBy} asks for ${what}. It is not done before another person approves it.`,
      },
      {
        kind: "ledger",
        rows: [...(reason ? [["Reason", reason] as const] : []), ["Until", until]],
      },
      {
        kind: "note",
        text: "Look at it among the requests of the staff before you approve it, and ask the person if you are not sure.",
      },
    ],
    because: "You get this letter because you may approve this request.",
  };
}

export interface ApprovalDecisionLetter {
  /** The act for which the person asked approval, in words. */
  readonly what: string;
  /** The name of the person who decided. */
  readonly decidedBy: string;
  readonly outcome: "approved" | "refused" | "outdated";
  /** The reason of a refusal, or why the act could not be carried out; empty without a reason. */
  readonly reason: string;
  /** The address of the request in the back office. */
  readonly address: string;
}

const OUTCOMES: Readonly<
  Record<
    ApprovalDecisionLetter["outcome"],
    { readonly heading: string; say(decidedBy: string, what: string): string }
  >
> = {
  approved: {
    heading: "Your request was agreed to",
    say: (decidedBy, what) => `${decidedBy} has agreed to ${what}.`,
  },
  refused: {
    heading: "Your request was refused",
    say: (decidedBy, what) => `${decidedBy} has refused ${what}. Nothing has changed.`,
  },
  outdated: {
    heading: "Your request could not be carried out",
    say: (decidedBy, what) =>
      `${decidedBy} has agreed to ${what}, but it could not be carried out. Nothing has changed.`,
  },
};

export function approvalDecisionLetter({
  what,
  decidedBy,
  outcome,
  reason,
  address,
}: ApprovalDecisionLetter): Draft {
  const { heading, say } = OUTCOMES[outcome];
  const sentence = say(decidedBy, what);
  return {
    subject: heading,
    preview: sentence,
    heading,
    blocks: [
      { kind: "text", text: sentence },
      ...(reason ? [{ kind: "ledger" as const, rows: [["Reason", reason] as const] }] : []),
      { kind: "button", label: "Open the request", address },
    ],
    because: "You get this letter because you asked for this in the back office.",
  };
}

export interface HelpAsked {
  /** The name of the person who asks for help. */
  readonly askedBy: string;
  /** The code of that person's role, such as `support`. */
  readonly role: string;
  /** The address of the page that is not part of that role. */
  readonly address: string;
}

export function helpAsked({ askedBy, role, address }: HelpAsked): Draft {
  return {
    subject: `${askedBy} asks for your help`,
    preview: "A page of the back office is not part of their role, but of yours.",
    heading: `${askedBy} asks for your help`,
    blocks: [
      {
        kind: "text",
        text: `${askedBy} works with the role ${role} and came to a page of the back office that is not part of it. It is part of yours. Ask ${askedBy} what has to be done there.`,
      },
      { kind: "button", label: "Open the page", address },
    ],
    because: `You get this letter because ${askedBy} chose you in the back office.`,
  };
}

export interface StaffJoined {
  readonly name: string;
  /** The code of the role, such as `owner`. */
  readonly role: string;
}

export function staffJoined({ name, role }: StaffJoined): Draft {
  return {
    subject: "A person has joined the staff",
    preview: `${name}, with the role ${role}`,
    heading: "A person has joined the staff",
    blocks: [
      {
        kind: "ledger",
        rows: [
          ["Name", name],
          ["Role", role],
        ],
      },
      {
        kind: "note",
        text: "If you don't know of this, suspend the person at once, and end the sessions of whoever sent the invitation.",
      },
    ],
    because: BECAUSE_OWNER,
  };
}

export interface PanReads {
  /** The day in India, such as 2026-11-21. */
  readonly day: string;
  readonly readers: readonly { readonly name: string; readonly reads: number }[];
  /** Whether the letter is sent at once, because one person has read many PANs. */
  readonly isAlarm: boolean;
}

/**
 * Writes the letter that reports how many PANs each person has read. The letter contains no PAN and
 * no order.
 */
export function panReads({ day, readers, isAlarm }: PanReads): Draft {
  const heading = isAlarm ? "A person reads many PANs" : "The PANs that were read";
  return {
    subject: `${heading}: ${day}`,
    preview: readers.map(({ name, reads }) => `${name}: ${reads}`).join(", "),
    heading,
    blocks: [
      {
        kind: "text",
        text: isAlarm
          ? `On ${day} a person has read so many PANs of buyers that we tell you at once.`
          : `On ${day} these people have read PANs of buyers. The purpose of each is in the audit log.`,
      },
      { kind: "ledger", rows: readers.map(({ name, reads }) => [name, String(reads)] as const) },
      {
        kind: "note",
        text: "If you don't know why, ask the person. You can end the sessions of a person, or suspend them, at any time.",
      },
    ],
    because: BECAUSE_OWNER,
  };
}
