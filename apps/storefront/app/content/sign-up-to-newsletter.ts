import { ApiError } from "@suvarna/contract/client";
import { joinNewsletter } from "@suvarna/contract/newsletter/calls";
import { type NewsletterPlace, NewsletterSignup } from "@suvarna/contract/newsletter/schemas";
import { browserApi } from "../platform/api.ts";

/** What is sent, as the form has it. */
export interface NewsletterWish {
  readonly email: string;
  readonly consent: boolean;
  /** Where it was said. */
  readonly place: NewsletterPlace;
}

/** What came of signing up: done, or what to mend by field; "" is the whole form. */
export type NewsletterOutcome =
  | { readonly done: string; readonly wrong?: never }
  | {
      readonly done?: never;
      readonly wrong: {
        readonly email?: string;
        readonly consent?: string;
        readonly form?: string;
      };
    };

/** Signs an address up to the shop's letter. It is fetched when someone does so. */
export async function signUpToNewsletter(wish: NewsletterWish): Promise<NewsletterOutcome> {
  const checked = NewsletterSignup.safeParse(wish);
  if (!checked.success) {
    const said = checked.error.issues.map(({ path, message }) => [path[0], message]);
    return { wrong: Object.fromEntries(said) };
  }
  try {
    const { message } = await browserApi.call(joinNewsletter, { body: checked.data });
    return { done: message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { email, consent } = error.fields;
    return { wrong: email || consent ? { email, consent } : { form: error.message } };
  }
}
