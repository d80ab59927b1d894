import type { Cart } from "@suvarna/contract/cart/schemas";
import { ApiError } from "@suvarna/contract/client";
import type { AppliedCoupon } from "@suvarna/contract/coupons/schemas";
import { Button } from "@suvarna/ui/button.tsx";
import { CONTROL } from "@suvarna/ui/control-look.ts";
import { FieldError } from "@suvarna/ui/field.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { toast } from "@suvarna/ui/toast.ts";
import { useHydrated } from "@suvarna/ui/use-hydrated.ts";
import * as say from "@suvarna/words/here/cart";
import * as ofCart from "@suvarna/words/here/coupon-of-cart";
import { Tag } from "lucide";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
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
        <TextButton aria-label={say.removeCoupon(code)} busy={drop.isPending} onClick={remove}>
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

/**
 * The field for a code. What validates the code is loaded only when the code is sent, so that other
 * shoppers do not load it.
 */
function CouponField() {
  const id = useId();
  const hydrated = useHydrated();
  const apply = useApplyCoupon();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);

  function refuse(words: string): void {
    setWrong(words);
    field.current?.focus();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      const { readCouponCode } = await import("./read-coupon-code.ts");
      const read = readCouponCode(field.current?.value ?? "");
      if ("code" in read) await apply.mutateAsync(read.code);
      else refuse(read.wrong);
    } catch (error) {
      refuse(wordsOf(error as Error));
    }
    setBusy(false);
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={() => setWrong("")}
    >
      <label htmlFor={id} className="sr-only">
        {say.couponCode}
      </label>
      <div className="flex">
        <input
          ref={field}
          id={id}
          name="code"
          placeholder={say.couponCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}error` : undefined}
          className={`${CONTROL} min-w-0 flex-1 rounded-r-none border-r-0 uppercase placeholder:normal-case`}
        />
        <Button
          type="submit"
          look="secondary"
          disabled={!hydrated}
          busy={busy && say.applying}
          className="rounded-l-none"
        >
          {say.apply}
        </Button>
      </div>
      {wrong ? (
        <div role="alert">
          <FieldError id={`${id}error`}>{wrong}</FieldError>
        </div>
      ) : null}
    </form>
  );
}

function wordsOf(error: Error): string {
  const message = error instanceof ApiError && error.code !== "unreadable" ? error.message : "";
  return message || say.couponFailed;
}
