import { pair } from "@suvarna/contract/endpoint";
import * as calls from "@suvarna/contract/notifications/calls";
import type { OutboxEntry } from "@suvarna/contract/notifications/schemas";
import * as schemas from "@suvarna/contract/notifications/schemas";
import { FIRST_LANGUAGE, type LanguageCode } from "@suvarna/words/languages";
import type { Database, Db } from "../platform/database.ts";
import { Refusal } from "../platform/errors.ts";
import type { Api } from "../platform/http/api.ts";
import { handle } from "../platform/http/handle.ts";
import { languageOfCall } from "../platform/http/language-of-call.ts";
import { isId } from "../platform/ids.ts";
import { composeLetter } from "./compose-letter.ts";
import type { Signature } from "./draft.ts";
import { exampleMessages } from "./example-messages.ts";
import { findMessage, type MessageRow, newestMessages } from "./queries.ts";

const endpoints = pair(calls, schemas);

const LISTED = 100;

export interface OutboxDependencies {
  readonly database: Database;
  /** The shop's origin, for the links in the examples. */
  readonly origin: string;
  /** Reads the shop's data that are written at the end of letters, in a language. */
  readonly signature: (db: Db, language: LanguageCode) => Promise<Signature>;
}

/**
 * Registers the calls for the local outbox of a demonstration. The calls show the messages of all
 * people, so a live shop must not have them.
 */
export function registerOutbox(
  api: Api,
  { database: { db }, origin, signature }: OutboxDependencies,
): void {
  handle(api, endpoints.listTemplates, async (_input, { request }) => {
    const language = languageOfCall(request);
    return { templates: exampleMessages(origin, await signature(db, language), language) };
  });
  handle(api, endpoints.listOutbox, async () => ({
    messages: (await newestMessages(db, LISTED)).map(serializeEntry),
  }));
  handle(api, endpoints.getOutboxMessage, async ({ params: { id } }) => {
    const message = isId(id) ? await findMessage(db, id) : null;
    if (!message) throw new Refusal("not_found");
    return { ...serializeEntry(message), ...(await readable(message)) };
  });

  /** Renders the content of a message as it is sent. */
  async function readable({ content }: MessageRow) {
    if (content && "path" in content) {
      const { title, body, path } = content;
      return { text: `${title}\n\n${body}\n\n${origin}${path}`, html: null, unsubscribe: null };
    }
    if (!content || "template" in content) {
      return { text: content?.text ?? null, html: null, unsubscribe: null };
    }
    const shop = await signature(db, content.language ?? FIRST_LANGUAGE);
    const { text, html, unsubscribe = null } = composeLetter(content, shop);
    return { text, html, unsubscribe };
  }
}

function serializeEntry(message: MessageRow): OutboxEntry {
  const { id, kind, channel, recipient, state, content, createdAt, sentAt } = message;
  return {
    _id: id,
    kind,
    channel,
    to: recipient,
    state,
    subject: subjectOf(content),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

/** The subject of a letter, the title of a push message, or null. */
function subjectOf(content: MessageRow["content"]): string | null {
  if (!content) return null;
  if ("subject" in content) return content.subject;
  return "title" in content ? content.title : null;
}
