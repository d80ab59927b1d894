import { MOST_CHOSEN } from "@suvarna/contract/catalogue/staff-constants";
import type { MakingEffect } from "@suvarna/contract/catalogue/staff-making-schemas";
import {
  changeAvailabilityOfMany,
  changeMakingOfMany,
  previewMaking,
} from "@suvarna/contract/catalogue/staff-products";
import { paise } from "@suvarna/domain/money";
import { ChevronDown, Stamp } from "lucide";
import { useState } from "react";
import { BulkBar, ChooseAll } from "../parts/bulk-bar.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/field.tsx";
import { Menu } from "../parts/menu.tsx";
import { sayMoney } from "../parts/money.tsx";
import { MoneyButton } from "../parts/money-button.tsx";
import { toast } from "../parts/toast.ts";
import { failureWords } from "../platform/failure-words.ts";
import { useChange, useRead } from "../platform/queries.ts";
import type { ListAddress } from "./list-query.ts";
import { OffSaleDialog } from "./off-sale-dialog.tsx";
import { StockDialog } from "./stock-dialog.tsx";
import { sayCount } from "./words.ts";

type Change = { readonly by: number } | { readonly to: number };

/**
 * The bar for the chosen products above the list. It changes their making charge, their
 * stock or their availability, and shows the effect before the user confirms it.
 */
export function ProductsBulk({
  chosen,
  isAll,
  filter,
  total,
  totalIsCapped,
  onAll,
  onNone,
}: {
  chosen: ReadonlySet<string>;
  /** Whether all products that match the filter are chosen, also those on other pages. */
  isAll: boolean;
  filter: ListAddress["filter"];
  total: number;
  /** Whether more products than `total` match the filter. */
  totalIsCapped: boolean;
  onAll(): void;
  onNone(): void;
}) {
  const [typed, setTyped] = useState("");
  const [isAsking, setAsking] = useState(false);
  const [isTakingOff, setTakingOff] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const many = isAll ? { filter } : { ids: [...chosen] };
  // The server refuses more ids than this in one call, so the bar says so before the press.
  const isTooMany = !isAll && chosen.size > MOST_CHOSEN;
  const change = changeIn(typed);
  const effect = useRead(
    previewMaking,
    { body: { chosen: many, change: change ?? { by: 0 } } },
    { enabled: chosen.size > 0 && !isTooMany && change !== null, staleTime: 0 },
  ).data;
  const making = useChange(changeMakingOfMany, "/staff/products", "/staff/approvals");
  const availability = useChange(changeAvailabilityOfMany, "/staff/products");
  if (chosen.size === 0) return null;
  const count = isAll ? total : chosen.size;
  const isCountless = isAll && totalIsCapped;
  const number = isCountless ? "all that match" : count.toLocaleString("en-IN");

  function finish(): void {
    setTyped("");
    setAsking(false);
    setTakingOff(false);
    setCounting(false);
    onNone();
  }
  async function send(reason?: string): Promise<void> {
    if (!change) return;
    try {
      const body = { chosen: many, change, ...(reason ? { reason } : {}) };
      const done = await making.mutateAsync({ body });
      if ("approval" in done) {
        toast.done("It waits for a second person", {
          text: "The prices stay until somebody agrees.",
        });
      } else toast.done(`${sayCount(done.products, "price")} changed`);
      finish();
    } catch (error) {
      toast.failed(...failureWords(error, "The making charge stays as it was"));
    }
  }
  async function setOnSale(isAvailable: boolean): Promise<void> {
    try {
      const done = await availability.mutateAsync({ body: { chosen: many, isAvailable } });
      const words = isAvailable ? "put on sale" : "taken off sale";
      toast.done(`${sayCount(done.products, "product")} ${words}`);
      finish();
    } catch (error) {
      toast.failed(...failureWords(error, "Nothing has changed"));
    }
  }
  const canSend = change !== null && !isTooMany && effect !== undefined && effect.outOfRange === 0;
  return (
    <BulkBar count={isCountless ? null : count} onNone={finish}>
      {isTooMany || (!isAll && total > chosen.size) ? (
        <ChooseAll total={total} isMore={totalIsCapped} onAll={onAll} />
      ) : null}
      {isTooMany ? (
        <span role="status" className="text-caption text-alert">
          {MOST_CHOSEN} at once at most: untick some, or choose all that match
        </span>
      ) : null}
      <label className="flex items-center gap-2 md:border-l md:border-line-strong md:pl-3">
        Making charge
        <input
          aria-label="Making charge by how many points, such as +1, or to how much, such as 15%"
          value={typed}
          placeholder="+1.0 pt"
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="h-7 w-18.5 rounded-control border border-line-strong bg-surface px-2 text-right max-md:h-9 max-md:text-base"
        />
      </label>
      <span className="text-caption text-ink-soft" aria-live="polite">
        {typed === "" || isTooMany ? null : change === null ? (
          "Write +1, −0.5 or 15%"
        ) : (
          <Effect of={effect} />
        )}
      </span>
      <span className="ml-auto flex gap-2">
        <MoneyButton
          kind="primary"
          small
          disabled={!canSend}
          busy={making.isPending ? "Changing" : false}
          {...(effect?.needsApproval ? { icon: Stamp } : {})}
          onClick={() => (effect?.needsApproval ? setAsking(true) : void send())}
        >
          {effect?.needsApproval
            ? "Ask for approval"
            : isCountless
              ? "Change all that match"
              : `Change ${sayCount(count, "price")}`}
        </MoneyButton>
        <Button small disabled={isTooMany} onClick={() => setCounting(true)}>
          Stock
        </Button>
        <Menu
          items={[
            {
              name: `Put ${number} on sale`,
              disabled: isTooMany,
              run: () => void setOnSale(true),
            },
            {
              name: `Take ${number} off sale`,
              hint: "The page stays",
              disabled: isTooMany,
              run: () => (isAll || count > 1 ? setTakingOff(true) : void setOnSale(false)),
            },
          ]}
        >
          <Button small icon={ChevronDown}>
            More
          </Button>
        </Menu>
      </span>
      <OffSaleDialog
        open={isTakingOff}
        products={isCountless ? "all products that match" : sayCount(count, "product")}
        isSending={availability.isPending}
        onClose={() => setTakingOff(false)}
        onTake={() => void setOnSale(false)}
      />
      {isCounting ? (
        <StockDialog
          chosen={many}
          products={isCountless ? "all products that match" : sayCount(count, "product")}
          onClose={() => setCounting(false)}
          onDone={finish}
        />
      ) : null}
      {isAsking && effect ? (
        <AskDialog
          effect={effect}
          isSending={making.isPending}
          onAsk={send}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </BulkBar>
  );
}

/**
 * Parses the typed change of the making charge: `+1` and `-0.5` add percentage points, `15` and
 * `15%` set a new making charge.
 */
function changeIn(text: string): Change | null {
  const match = /^([+−-]?)(\d{1,3}(?:\.\d{1,2})?)\s*(pt|%)?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, digits] = match;
  const value = Number(digits);
  if (value > 100) return null;
  if (!sign) return { to: value };
  return { by: sign === "+" ? value : -value };
}

function Effect({ of }: { of: MakingEffect | undefined }) {
  if (!of) return "Counting";
  if (of.outOfRange > 0) {
    return (
      <span className="text-alert">
        {of.outOfRange} of {of.products} would leave 0 to 100%, so none can change
      </span>
    );
  }
  const { charges, leastChange, greatestChange } = of;
  const list = (side: "from" | "to") =>
    charges.map((charge) => Number(charge[side].toFixed(2))).join(", ");
  return (
    <>
      {list("from")}% become <b className="font-medium text-ink">{list("to")}%</b>
      {leastChange === null || greatestChange === null
        ? "; no rate, so no price"
        : `; ${sayRise(leastChange, greatestChange)}`}
    </>
  );
}

function sayRise(least: number, greatest: number): string {
  const [low, high] = [least, greatest].map((rupees) => Math.abs(rupees)).toSorted((a, b) => a - b);
  const from = sayMoney(paise(low ?? 0));
  const to = sayMoney(paise(high ?? 0));
  const span = from === to ? `by ${from}` : `by ${from} to ${to}`;
  if (least >= 0) return `prices rise ${span}`;
  if (greatest <= 0) return `prices fall ${span}`;
  return `prices move between −${sayMoney(paise(-least))} and +${sayMoney(paise(greatest))}`;
}

/**
 * The dialog that asks a second person for approval. It shows the effect and asks for the reason.
 */
function AskDialog({
  effect,
  isSending,
  onAsk,
  onClose,
}: {
  effect: MakingEffect;
  isSending: boolean;
  onAsk(reason: string): Promise<void>;
  onClose(): void;
}) {
  const [reason, setReason] = useState("");
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask a second person"
      description={`${sayCount(effect.products, "product")} get another making charge. Owners and the catalogue can agree until the request lapses.`}
      actions={
        <>
          <Button onClick={onClose}>Leave it</Button>
          <Button
            kind="primary"
            icon={Stamp}
            disabled={reason.trim() === ""}
            busy={isSending ? "Asking" : false}
            onClick={() => void onAsk(reason.trim())}
          >
            Ask for approval
          </Button>
        </>
      }
      footnote={reason.trim() === "" ? "Say why first." : undefined}
    >
      <p className="mt-4 bg-amber-tint px-3.5 py-2.5">
        <Effect of={effect} />
      </p>
      <TextField
        label="Why"
        className="mt-4"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  );
}
