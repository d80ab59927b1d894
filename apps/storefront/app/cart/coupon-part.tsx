import type { Cart } from "@suvarna/contract/cart/schemas";
import { ApiError } from "@suvarna/contract/client";
import { type AppliedCoupon, CouponChoice } from "@suvarna/contract/coupons/schemas";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { FormShell } from "@suvarna/ui/forms/form-shell.tsx";
import { SubmitButton } from "@suvarna/ui/forms/submit-button.tsx";
import { useZodForm } from "@suvarna/ui/forms/use-zod-form.ts";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import * as say from "@suvarna/words/here/cart";
import * as ofCart from "@suvarna/words/here/coupon-of-cart";
import { Tag } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type * as z from "zod/mini";
import { useApplyCoupon, useDropCoupon } from "./coupon-query.ts";

/** The cart's coupon, or a field for a code. */
export function CouponPart({ cart: { coupon } }: { cart: Cart }) {
  const place = useRef<HTMLDivElement>(null);
  const had = useRef(coupon?.code);
  useEffect(() => {
    // The coupon and the field for a code replace each other, which would lose the focus, so their
    // parent element takes the focus.
    if (had.current !== coupon?.code) place.current?.focus();
    had.current = coupon?.code;
  }, [coupon?.code]);
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 flex-1 outline-none sm:max-w-100">
      {coupon ? <CouponOnCart coupon={coupon} /> : <CouponField />}
    </div>
  );
}

function CouponOnCart({ coupon }: { coupon: AppliedCoupon }) {
  const { code } = coupon;
  const problem = ofCart.couponProblem(coupon);
  const drop = useDropCoupon();
  const remove = () => drop.mutate(undefined, { onError: (error) => toast.error(wordsOf(error)) });
  return (
    <>
      <p className="flex min-h-13 items-center gap-3 border border-line-strong bg-surface px-4">
        <Icon of={Tag} size={18} className="text-gold-ink" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{say.couponBefore}</span>
          <span className="font-medium tracking-[0.04em]">{code}</span>
          <small className="block text-caption text-ink-mute">{ofCart.couponBenefit(coupon)}</small>
        </span>
        <TextButton aria-label={say.removeCoupon(code)} disabled={drop.isPending} onClick={remove}>
          {say.remove}
        </TextButton>
      </p>
      {problem ? (
        <Notice kind="warning" className="mt-3">
          {problem} {say.takesNothingOff}
        </Notice>
      ) : null}
    </>
  );
}

function CouponField() {
  const id = useId();
  const apply = useApplyCoupon();
  const form = useZodForm(CouponChoice, { code: "" });
  const wrong = form.formState.errors.code?.message;

  async function send({ code }: z.output<typeof CouponChoice>): Promise<void> {
    await apply.mutateAsync(code);
  }

  return (
    <FormShell
      form={form}
      send={send}
      onRefused={(refusal) =>
        form.setError("code", { message: wordsOf(refusal) }, { shouldFocus: true })
      }
      onInput={() => form.clearErrors()}
    >
      <label htmlFor={id} className="sr-only">
        {say.couponCode}
      </label>
      <div className="flex">
        <input
          {...form.register("code")}
          id={id}
          placeholder={say.couponCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}error` : undefined}
          className={`${CONTROL} min-w-0 flex-1 rounded-r-none border-r-0 uppercase placeholder:normal-case`}
        />
        <SubmitButton look="secondary" busy={say.applying} className="rounded-l-none">
          {say.apply}
        </SubmitButton>
      </div>
      {wrong ? (
        <div role="alert">
          <FieldError id={`${id}error`}>{wrong}</FieldError>
        </div>
      ) : null}
    </FormShell>
  );
}

function wordsOf(error: Error): string {
  const message = error instanceof ApiError && error.code !== "unreadable" ? error.message : "";
  return message || say.couponFailed;
}
