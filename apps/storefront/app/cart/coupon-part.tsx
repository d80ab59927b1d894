import type { Cart } from "@suvarna/contract/cart/schemas";
import { ApiError } from "@suvarna/contract/client";
import { type AppliedCoupon, CouponChoice } from "@suvarna/contract/coupons/schemas";
import { Tag } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { CONTROL } from "../ui/control-look.ts";
import { FieldError } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextButton } from "../ui/text-button.tsx";
import { toast } from "../ui/toast.ts";
import { useApplyCoupon, useDropCoupon, useOffers } from "./coupon-query.ts";

/** The cart's coupon, or the field for one with what the shop offers. */
export function CouponPart({ cart: { coupon } }: { cart: Cart }) {
  const place = useRef<HTMLDivElement>(null);
  const had = useRef(coupon?.code);
  useEffect(() => {
    // The field and the coupon take each other's place: the focus would fall off the page.
    if (had.current !== coupon?.code) place.current?.focus();
    had.current = coupon?.code;
  }, [coupon?.code]);
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 flex-1 outline-none sm:max-w-100">
      {coupon ? <CouponOnCart coupon={coupon} /> : <CouponField />}
    </div>
  );
}

function CouponOnCart({ coupon: { code, words, problem } }: { coupon: AppliedCoupon }) {
  const drop = useDropCoupon();
  const remove = () => drop.mutate(undefined, { onError: (error) => toast.error(wordsOf(error)) });
  return (
    <>
      <p className="flex min-h-13 items-center gap-3 border border-line-strong bg-surface px-4">
        <Icon of={Tag} size={18} className="text-gold-ink" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">Coupon </span>
          <span className="font-medium tracking-[0.04em]">{code}</span>
          <small className="block text-caption text-ink-mute">{words}</small>
        </span>
        <TextButton aria-label={`Remove coupon ${code}`} disabled={drop.isPending} onClick={remove}>
          Remove
        </TextButton>
      </p>
      {problem ? (
        <Notice kind="warning" className="mt-3">
          {problem} It takes nothing off now.
        </Notice>
      ) : null}
    </>
  );
}

function CouponField() {
  const id = useId();
  const apply = useApplyCoupon();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  function send(code: string) {
    const checked = CouponChoice.safeParse({ code });
    setWrong(checked.error?.issues[0]?.message ?? null);
    if (!checked.success) return field.current?.focus();
    apply.mutate(checked.data.code, {
      onError(error) {
        setWrong(wordsOf(error));
        field.current?.focus();
      },
    });
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    send(field.current?.value ?? "");
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <label htmlFor={id} className="sr-only">
        Coupon code
      </label>
      <div className="flex">
        <input
          ref={field}
          id={id}
          name="code"
          placeholder="Coupon code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}error` : undefined}
          onInput={() => setWrong(null)}
          className={`${CONTROL} min-w-0 flex-1 rounded-r-none border-r-0 uppercase placeholder:normal-case`}
        />
        <Button
          type="submit"
          look="secondary"
          busy={apply.isPending && "Applying..."}
          className="rounded-l-none"
        >
          Apply
        </Button>
      </div>
      {wrong ? (
        <div role="alert">
          <FieldError id={`${id}error`}>{wrong}</FieldError>
        </div>
      ) : null}
      <Offers disabled={apply.isPending} onUse={send} />
    </form>
  );
}

/** What the shop announces, each to be used with one press. */
function Offers({ disabled, onUse }: { disabled: boolean; onUse(code: string): void }) {
  const { data: offers = [] } = useOffers();
  if (offers.length === 0) return null;
  return (
    <ul aria-label="Coupons of the shop" className="mt-3 text-caption text-ink-soft">
      {offers.map(({ code, words }) => (
        <li key={code} className="flex items-center gap-2.5">
          <TextButton
            aria-label={`Use coupon ${code}: ${words}`}
            disabled={disabled}
            onClick={() => onUse(code)}
          >
            {code}
          </TextButton>
          <span aria-hidden className="tabular-nums">
            {words}
          </span>
        </li>
      ))}
    </ul>
  );
}

function wordsOf(error: Error): string {
  const said = error instanceof ApiError && error.code !== "unreadable" ? error.message : "";
  return said || "The coupon could not be looked at. Please try again.";
}
