import type { PersonalData } from "../platform/personal-data.ts";
import { findAuthor } from "./author.ts";
import { countTicketsOf, findThreadsOf, removeTicketsOf } from "./queries.ts";

/** Exports and erases a user's tickets and the shop's answers to them (DPDP). */
export const supportPersonalData: PersonalData = {
  name: "tickets",
  async exportData(db, { userId }) {
    const author = await findAuthor(db, userId);
    const threads = author ? await findThreadsOf(db, author) : [];
    return threads.map(
      ({ number, channel, type, subject, language, name, email, phone, state, ...rest }) => ({
        number,
        channel,
        type,
        subject,
        language,
        name,
        email,
        phone,
        state,
        createdAt: rest.createdAt.toISOString(),
        messages: rest.messages.map(({ author: from, text, createdAt, picture }) => ({
          from,
          text,
          createdAt: createdAt.toISOString(),
          screenshot: picture?.name ?? null,
        })),
      }),
    );
  },
  async count(db, { userId }) {
    const author = await findAuthor(db, userId);
    return { tickets: author ? await countTicketsOf(db, author) : 0 };
  },
  async erase(tx, { userId }) {
    const author = await findAuthor(tx, userId);
    if (author) await removeTicketsOf(tx, author);
  },
};
