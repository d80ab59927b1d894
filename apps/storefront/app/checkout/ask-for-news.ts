import { joinNewsletter } from "@suvarna/contract/newsletter/calls";
import { toast } from "@suvarna/ui/toast.ts";
import { browserApi } from "../platform/api.ts";
import { useSession } from "../platform/session.ts";

/**
 * Asks for the shop's letter, which a mail then confirms: to the address of this order, or to the
 * account's where the shopper is reached by phone.
 */
export async function askForNews(contact: string): Promise<void> {
  const email = contact.includes("@") ? contact : useSession.getState().user?.email;
  if (!email) return;
  try {
    await browserApi.call(joinNewsletter, { body: { email, consent: true, place: "checkout" } });
  } catch {
    toast.error("Your wish for our letter was not noted");
  }
}
