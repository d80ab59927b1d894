import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/notifications/calls";
import type { OutboxEntry } from "@suvarna/contract/notifications/schemas";
import * as schemas from "@suvarna/contract/notifications/schemas";
import type { Database, Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { isId } from "../platform/ids.ts";
import { composeLetter } from "./compose-letter.ts";
import type { Signature } from "./draft.ts";
import { exampleMessages } from "./example-messages.ts";
import { findMessage, type MessageRow, newestMessages } from "./queries.ts";

const endpoints = pair(calls, schemas);

const LISTED = 100;

export interface OutboxParts {
  readonly database: Database;
  /** Where the shop is: the links of examples lead there. */
  readonly origin: string;
  /** Who signs the letters. */
  readonly signature: (db: Db) => Promise<Signature>;
}

/** The outbox, for who develops or tries the shop. It shows everybody's messages: never in a live shop. */
export function registerOutbox(
  api: Api,
  { database: { db }, origin, signature }: OutboxParts,
): void {
  handle(api, endpoints.listTemplates, async () => ({
    templates: exampleMessages(origin, await signature(db)),
  }));
  handle(api, endpoints.listOutbox, async () => ({
    messages: (await newestMessages(db, LISTED)).map(wireEntry),
  }));
  handle(api, endpoints.getOutboxMessage, async ({ params: { id } }) => {
    const message = isId(id) ? await findMessage(db, id) : null;
    if (!message) throw new Refusal("not_found");
    return { ...wireEntry(message), ...(await readable(message)) };
  });

  /** What a message says, in the form in which it goes out. */
  async function readable({ content }: MessageRow) {
    if (!content || "template" in content) {
      return { text: content?.text ?? null, html: null, unsubscribe: null };
    }
    const { text, html, unsubscribe = null } = composeLetter(content, await signature(db));
    return { text, html, unsubscribe };
  }
}

function wireEntry(message: MessageRow): OutboxEntry {
  const { id, kind, channel, recipient, state, content, createdAt, sentAt } = message;
  return {
    ...{ _id: id, kind, channel, to: recipient, state },
    subject: content && "subject" in content ? content.subject : null,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
