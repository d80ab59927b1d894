import { ApiError, UnexpectedAnswer } from "@suvarna/contract/client";
import { joinNewsletter } from "@suvarna/contract/newsletter/calls";
import { NewsletterSignup } from "@suvarna/contract/newsletter/schemas";
import * as say from "@suvarna/words/here/newsletter";
import { browserApi } from "../platform/api.ts";

/**
 * The result of sending the newsletter form: a success message, or the field that is wrong and the
 * reason.
 */
export interface NewsletterAnswer {
  readonly done?: string;
  readonly email?: string | undefined;
  readonly consent?: string | undefined;
  /** An error message that belongs to no field. */
  readonly refused?: string;
}

/**
 * Validates the newsletter form and sends it.
 * @param entered the values as they were typed
 */
export async function submitNewsletterForm(entered: {
  email: unknown;
  consent: boolean;
  place: string;
}): Promise<NewsletterAnswer> {
  const checked = NewsletterSignup.safeParse(entered);
  if (!checked.success) {
    const messageOf = (field: string) =>
      checked.error.issues.find(({ path }) => path[0] === field)?.message;
    return { email: messageOf("email"), consent: messageOf("consent") };
  }
  try {
    const { message } = await browserApi.call(joinNewsletter, { body: checked.data });
    return { done: say.confirmationAsked(message) };
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof UnexpectedAnswer)) throw error;
    const wrong = error instanceof ApiError ? error.fields["email"] : undefined;
    return wrong ? { email: wrong } : { refused: error.message };
  }
}
