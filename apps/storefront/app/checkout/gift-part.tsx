import { MAX_GIFT_MESSAGE } from "@suvarna/contract/orders/constants";
import { Icon } from "@suvarna/ui/icon.tsx";
import { TextArea } from "@suvarna/ui/text-area.tsx";
import * as say from "@suvarna/words/here/checkout";
import { Gift } from "lucide";
import type { CheckoutFormState } from "./address-fields.tsx";
import { Step } from "./step.tsx";

/**
 * The checkbox by which the shopper says that the order is a gift. The text for the gift card
 * follows in `GiftCard`.
 */
export function GiftPart({ form: { register } }: { form: CheckoutFormState }) {
  return (
    <Step title={say.aGift}>
      <label className="grid min-h-[calc(100%-3.25rem)] grid-cols-[4.5rem_1fr] items-center gap-3.5 bg-shell p-4 sm:grid-cols-[5.75rem_1fr] sm:gap-5">
        <span className="grid aspect-square place-items-center bg-wine-dark text-gold-soft">
          <Icon of={Gift} size={30} />
        </span>
        <span className="flex gap-3 text-[0.9375rem] leading-[1.45]">
          <input {...register("gift")} type="checkbox" className="tick mt-px" />
          <span>
            {say.wrapAsGift}
            <small className="mt-0.5 block text-caption text-ink-mute">{say.wrapHint}</small>
          </span>
        </span>
      </label>
    </Step>
  );
}

/** The field for the text of the gift card, with a preview of the card. */
export function GiftCard({ form: { register, watch, formState } }: { form: CheckoutFormState }) {
  const text = watch("giftMessage").trim();
  return (
    <div className="grid gap-5 pb-6.5 sm:grid-cols-2 sm:gap-6">
      <TextArea
        {...register("giftMessage")}
        label={say.giftMessage}
        optional
        rows={4}
        maxLength={MAX_GIFT_MESSAGE}
        hint={say.giftHint(MAX_GIFT_MESSAGE)}
        error={formState.errors.giftMessage?.message}
      />
      <figure>
        <figcaption className="mb-1.75 text-small font-medium">{say.yourCard}</figcaption>
        <div className="grid aspect-[8/5] place-items-center overflow-hidden bg-wine-dark p-5">
          <p className="grid size-full place-content-center overflow-hidden bg-ivory px-5 py-4 text-center font-display text-[1.0625rem] leading-[1.45] wrap-anywhere whitespace-pre-line shadow-float">
            {text || <span className="text-ink-mute">{say.yourWordsHere}</span>}
          </p>
        </div>
      </figure>
    </div>
  );
}
