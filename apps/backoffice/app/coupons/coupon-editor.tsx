import { listCategoryNames } from "@suvarna/contract/catalogue/staff-categories";
import { createCoupon, switchCoupon } from "@suvarna/contract/coupons/staff";
import type { Coupon } from "@suvarna/contract/coupons/staff-schemas";
import type { Approval } from "@suvarna/contract/staff/approval";
import { istShort } from "@suvarna/words/en/indian-time";
import { Stamp } from "lucide";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { categoryLabel } from "../parts/category-title.ts";
import { SelectField, TextField, Tick } from "../parts/field.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { isNewer } from "../parts/newer-version.ts";
import { Section } from "../parts/page.tsx";
import { toast } from "../parts/toast.ts";
import { hasCode, sentenceOf } from "../platform/api.ts";
import { useAdd, useChange, useRead } from "../platform/queries.ts";
import { ProofLeft } from "../sign-in/with-fresh-proof.ts";
import { couponState } from "./coupon-state.ts";
import { BLANK, bodyOf, changeOf, type TypedCoupon, typedOf } from "./coupon-values.ts";
import type { EstimatedCoupon } from "./estimate-panel.tsx";

/** The id of the HTML section with the coupon's form. */
const EDITOR = "coupon";
const PATHS = ["/staff/coupons", "/staff/approvals"];

/**
 * The form of a new or an existing coupon. Of an existing coupon only the end, the limits and the
 * announcement can change, because shoppers may already have the coupon in their carts.
 */
export function CouponEditor({
  coupon,
  mayEdit,
  onChange,
}: {
  coupon: Coupon | null;
  mayEdit: boolean;
  onChange(coupon: EstimatedCoupon): void;
}) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<TypedCoupon>(coupon ? typedOf(coupon) : BLANK);
  /** The version of the coupon to which the typed values belong. */
  const [base, setBase] = useState(coupon);
  const [failure, setFailure] = useState<string | null>(null);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [approval, setApproval] = useState<Approval | null>(null);
  const { data: categories = [] } = useRead(listCategoryNames, {});
  const create = useAdd(createCoupon, ...PATHS);
  const change = useChange(switchCoupon, ...PATHS);
  const busy = create.isPending || change.isPending;
  const set = (next: Partial<TypedCoupon>) => setTyped((before) => ({ ...before, ...next }));
  // The page scrolls to the form, because the form is below the list of coupons, which may be long.
  useEffect(() => {
    document.getElementById(EDITOR)?.scrollIntoView({ block: "start" });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the estimate is updated only when the typed values change.
  useEffect(() => onChange({ ...bodyOf(typed), code: typed.code || "NEW" }), [typed]);

  const isChanged = base !== null && JSON.stringify(typed) !== JSON.stringify(typedOf(base));
  function show(stored: Coupon): void {
    setBase(stored);
    setTyped(typedOf(stored));
    setFailure(null);
  }
  // A form in which nothing is typed shows at once what a colleague has saved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values on the screen change only together with these values.
  useEffect(() => {
    if (coupon && base && !busy && !isChanged && isNewer(coupon, base)) show(coupon);
  }, [coupon, busy, isChanged]);

  async function send(
    work: () => Promise<Coupon | { readonly approval: Approval }>,
    done: string,
  ): Promise<void> {
    setFailure(null);
    setFields({});
    try {
      const answer = await work();
      if ("approval" in answer) {
        setApproval(answer.approval);
        // The form of a new coupon is empty again, so that nobody asks for the same coupon twice.
        if (!base) setTyped(BLANK);
        return;
      }
      show(answer);
      toast.done(done);
      void navigate(`?code=${answer.code}`, { replace: true });
    } catch (error) {
      if (error instanceof ProofLeft) return;
      setFailure(
        hasCode(error, "changed_meanwhile")
          ? "Somebody else has changed this coupon. Open it again to see how it is now."
          : sentenceOf(error),
      );
      if (error instanceof Error && "fields" in error) {
        setFields((error.fields as Record<string, string> | undefined) ?? {});
      }
    }
  }
  const changeIt = (
    { code, version }: Coupon,
    body: Parameters<typeof change.mutateAsync>[0]["body"],
    done: string,
  ) =>
    send(
      () =>
        change.mutateAsync({
          params: { code },
          headers: { "if-match": version },
          body,
        }),
      done,
    );
  const locked = coupon !== null;
  return (
    <Section
      id={EDITOR}
      title={coupon ? `${coupon.code}, ${couponState(coupon).words.toLowerCase()}` : "New coupon"}
      end={
        coupon && mayEdit ? (
          <Button
            kind="text"
            small
            className="-mr-2.5"
            busy={busy && "Changing"}
            onClick={() =>
              void changeIt(
                coupon,
                { disabled: !coupon.disabled },
                coupon.disabled ? `${coupon.code} runs again` : `${coupon.code} is switched off`,
              )
            }
          >
            {coupon.disabled ? "Switch on" : "Switch off"}
          </Button>
        ) : undefined
      }
    >
      {approval ? (
        <Bar tone="amber" live="status" icon={Stamp} className="mb-4">
          {approval.subject} waits for a second person until {istShort(approval.expiresAt)}. Nothing
          changes before that.
        </Bar>
      ) : null}
      {failure ? (
        <Bar tone="alert" live="alert" className="mb-4">
          {failure}
        </Bar>
      ) : null}
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (base) void changeIt(base, changeOf(typed), `${base.code} is changed`);
          else {
            void send(
              () => create.mutateAsync({ body: bodyOf(typed) }),
              `${typed.code.toUpperCase()} is made`,
            );
          }
        }}
      >
        <fieldset disabled={!mayEdit} className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          <TextField
            label="Code"
            className="[&_input]:uppercase"
            value={typed.code}
            disabled={locked}
            autoComplete="off"
            hint="letters and digits, shoppers type it"
            error={fields["code"]}
            onChange={(event) => set({ code: event.currentTarget.value })}
          />
          <SelectField
            label="Kind"
            value={typed.kind}
            disabled={locked}
            onChange={(event) => set({ kind: event.currentTarget.value as TypedCoupon["kind"] })}
          >
            <option value="percent">Percent of the cart</option>
            <option value="amount">Rupees</option>
            <option value="shipping">Shipping</option>
          </SelectField>
          {typed.kind === "shipping" ? (
            <span className="max-sm:hidden" />
          ) : (
            <TextField
              label={typed.kind === "percent" ? "Percent" : "Rupees"}
              {...(typed.kind === "percent" ? { unit: "%" } : { prefix: "₹" })}
              figures
              inputMode="decimal"
              value={typed.value}
              disabled={locked}
              error={fields["value"]}
              onChange={(event) => set({ value: event.currentTarget.value })}
            />
          )}
          <TextField
            label="From a cart of"
            prefix="₹"
            figures
            inputMode="decimal"
            value={typed.minimum}
            disabled={locked}
            error={fields["minimum"]}
            onChange={(event) => set({ minimum: event.currentTarget.value })}
          />
          <SelectField
            label="Category"
            value={typed.category}
            disabled={locked}
            error={fields["category"]}
            onChange={(event) => set({ category: event.currentTarget.value })}
          >
            <option value="">All pieces</option>
            {categories.map((each) => (
              <option key={each._id} value={each._id}>
                {categoryLabel(each)}
              </option>
            ))}
          </SelectField>
          <TextField
            label="For one shopper"
            figures
            inputMode="numeric"
            value={typed.perUserLimit}
            hint="times; empty: no limit"
            error={fields["perUserLimit"]}
            onChange={(event) => set({ perUserLimit: event.currentTarget.value })}
          />
          <TextField
            label="Begins"
            type="datetime-local"
            value={typed.startsAt}
            disabled={locked}
            hint="empty: now"
            onChange={(event) => set({ startsAt: event.currentTarget.value })}
          />
          <TextField
            label="Ends"
            type="datetime-local"
            value={typed.endsAt}
            hint="empty: no end"
            error={fields["endsAt"]}
            onChange={(event) => set({ endsAt: event.currentTarget.value })}
          />
          <TextField
            label="In all"
            figures
            inputMode="numeric"
            value={typed.totalLimit}
            hint="times; empty: no limit"
            error={fields["totalLimit"]}
            onChange={(event) => set({ totalLimit: event.currentTarget.value })}
          />
        </fieldset>
        <Tick
          className="mt-4"
          checked={typed.announced}
          disabled={!mayEdit}
          onChange={(event) => set({ announced: event.currentTarget.checked })}
        >
          Tell shoppers about it in the cart
        </Tick>
        {mayEdit ? (
          <>
            <TextField
              label="Why"
              className="mt-4 max-w-140"
              value={typed.reason}
              hint="for the second person, who must agree to one that gives very much or has no limit"
              onChange={(event) => set({ reason: event.currentTarget.value })}
            />
            <p className="mt-4 flex flex-wrap items-center gap-3">
              <MoneyButton
                kind="primary"
                type="submit"
                disabled={locked && !isChanged}
                busy={busy && "Saving"}
              >
                {coupon ? "Save the change" : "Make the coupon"}
              </MoneyButton>
              {locked ? (
                <span className="text-hint text-ink-mute">
                  {isChanged ? null : "Nothing has been changed yet. "}What it gives stays as
                  shoppers know it. For another share, make another coupon.
                </span>
              ) : null}
            </p>
          </>
        ) : null}
      </form>
    </Section>
  );
}
