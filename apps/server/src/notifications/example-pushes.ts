import type { MessageTemplate } from "@suvarna/contract/notifications/schemas";
import { baseOf, type LanguageCode } from "@suvarna/words/languages";
import { EXAMPLE_PIECES } from "./example-piece-names.ts";
import { type MessageData, PUSHES, type Pushes, pushOf } from "./message.ts";

const ID = "0199c2a0-0000-7000-8000-000000000000";

/** The example data of those push messages that are not about an order. */
type Others = {
  readonly [Kind in "price-alert" | "restocked"]: MessageData<Pushes[Kind]>;
};

/** Renders an example of every push message by the real writers. */
export function examplePushes(language: LanguageCode): MessageTemplate[] {
  const base = baseOf(language);
  const path = `${base}/product/kusum-gold-tops`;
  const others: Others = {
    "price-alert": {
      watched: { carat: "22K" },
      belowPaise: 12_300_00,
      pricePaise: 12_240_33,
      withGst: false,
      path: `${base}/shop`,
      id: ID,
    },
    restocked: { piece: EXAMPLE_PIECES[language].tops, size: null, path, id: ID },
  };
  const order = { number: "4F09C2", path: `${base}/order-details/${ID}`, id: ID };
  return Object.keys(PUSHES).map((kind): MessageTemplate => {
    const about = kind in others ? others[kind as keyof Others] : order;
    const { title, body } = pushOf(kind as keyof Pushes, about, language);
    return { kind, variant: null, channel: "push", subject: title, text: body, html: null };
  });
}
