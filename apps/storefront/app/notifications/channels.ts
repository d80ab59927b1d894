import type { OutboxEntry } from "@suvarna/contract/notifications/schemas";
import * as say from "@suvarna/words/here/notifications";
import { Bell, Mail, MessageSquareText } from "lucide";

/** The icon and the name of each way on which a message goes. */
export const CHANNELS: Readonly<
  Record<OutboxEntry["channel"], { readonly icon: typeof Mail; readonly words: string }>
> = {
  email: { icon: Mail, words: say.email },
  sms: { icon: MessageSquareText, words: "SMS" },
  push: { icon: Bell, words: say.push },
};
