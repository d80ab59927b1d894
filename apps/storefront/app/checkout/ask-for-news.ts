import { joinNewsletter } from "@suvarna/contract/newsletter/calls";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/checkout";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";

/**
 * Signs the shopper up for the newsletter at the order's e-mail address, or at the account's
 * address if the order's contact is a phone number. The shop then sends an e-mail to confirm the
 * sign-up.
 */
export async function askForNews(contact: string): Promise<void> {
  const email = contact.includes("@") ? contact : useSession.getState().user?.email;
  if (!email) return;
  try {
    await browserApi.call(joinNewsletter, { body: { email, consent: true, place: "checkout" } });
  } catch {
    toast.error(say.newsNotNoted);
  }
}
