import { listCustomers } from "@suvarna/contract/accounts/staff";
import { listStaffProducts } from "@suvarna/contract/catalogue/staff-products";
import { listOrderRows } from "@suvarna/contract/orders/staff-desk";
import { Command } from "cmdk";
import type { ReactNode } from "react";
import { Money } from "../parts/money.tsx";
import { useSettled } from "../parts/use-settled.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { GROUP, ITEM } from "./finder-look.ts";

const ENOUGH_LETTERS = 2;
const FEW = 5;

/**
 * The orders, pieces and shoppers that a search finds. Each list is shown only to roles that may
 * see it.
 */
export function FoundThings({ words, go }: { words: string; go(to: string): void }) {
  const q = useSettled(words.trim());
  const isEnough = q.length >= ENOUGH_LETTERS;
  const query = { q, limit: FEW };
  const mayOrders = useMay("orders.read");
  const mayProducts = useMay("products.read");
  const mayCustomers = useMay("customers.read");
  const orders = useRead(listOrderRows, { query }, { enabled: isEnough && mayOrders });
  const products = useRead(listStaffProducts, { query }, { enabled: isEnough && mayProducts });
  const customers = useRead(listCustomers, { query }, { enabled: isEnough && mayCustomers });
  if (!isEnough) return null;
  return (
    <>
      <Found
        heading="Orders"
        go={go}
        items={(orders.data?.items ?? []).map(({ _id, number, name, totalPaise }) => ({
          to: `/orders/${_id}`,
          line: (
            <>
              <b className="code font-medium">{number}</b> <span className="clip">{name}</span>
            </>
          ),
          end: <Money paise={totalPaise} />,
        }))}
      />
      <Found
        heading="Pieces"
        go={go}
        items={(products.data?.items ?? []).map(({ _id, name, modelNumber }) => ({
          to: `/products/${_id}`,
          line: <span className="clip">{name}</span>,
          end: <span className="code">{modelNumber}</span>,
        }))}
      />
      <Found
        heading="Customers"
        go={go}
        items={(customers.data?.items ?? []).map(({ _id, name, email, phone }) => ({
          to: `/customers/${_id}`,
          line: <span className="clip">{name}</span>,
          end: email || phone,
        }))}
      />
    </>
  );
}

function Found({
  heading,
  items,
  go,
}: {
  heading: string;
  items: readonly { readonly to: string; readonly line: ReactNode; readonly end: ReactNode }[];
  go(to: string): void;
}) {
  if (items.length === 0) return null;
  return (
    <Command.Group heading={heading} className={GROUP}>
      {items.map(({ to, line, end }) => (
        <Command.Item key={to} value={to} onSelect={() => go(to)} className={ITEM}>
          <span className="flex min-w-0 flex-1 gap-2">{line}</span>
          <span className="text-hint text-ink-mute">{end}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
