import type { OrderPage } from "@suvarna/contract/orders/order-page";
import { useEffect, useState } from "react";
import { TextField } from "../parts/field.tsx";
import { Section } from "../parts/page.tsx";
import { useMay } from "../platform/session.ts";
import type { Keep } from "./use-weighing.ts";

/**
 * The fields for the courier and the tracking number. Each field saves its value when it loses the
 * focus.
 */
export function Delivery({ page, keep }: { page: OrderPage; keep: Keep }) {
  const mayMove = useMay("orders.move");
  const { state } = page.order;
  const [courier, setCourier] = useState(page.courier ?? "");
  const [tracking, setTracking] = useState(page.trackingNumber ?? "");
  useEffect(() => setCourier(page.courier ?? ""), [page.courier]);
  useEffect(() => setTracking(page.trackingNumber ?? ""), [page.trackingNumber]);
  if (!mayMove || (state !== "confirmed" && state !== "processing")) {
    if (!page.courier && !page.trackingNumber) return null;
    return (
      <Section title="Delivery">
        <p>{page.courier}</p>
        <p className="code">{page.trackingNumber}</p>
      </Section>
    );
  }
  return (
    <Section title="Delivery">
      <div className="grid gap-3">
        <TextField
          label="Courier"
          list="couriers"
          value={courier}
          maxLength={60}
          onChange={(event) => setCourier(event.currentTarget.value)}
          onBlur={() => courier !== (page.courier ?? "") && void keep({ courier })}
        />
        <datalist id="couriers">
          <option value="BlueDart Apex, insured" />
          <option value="Sequel Secure Logistics" />
          <option value="BVC Logistics" />
          <option value="By hand from the shop" />
        </datalist>
        <TextField
          label="Tracking number"
          value={tracking}
          maxLength={60}
          placeholder="Scan or type"
          onChange={(event) => setTracking(event.currentTarget.value)}
          onBlur={() =>
            tracking !== (page.trackingNumber ?? "") && void keep({ trackingNumber: tracking })
          }
        />
      </div>
    </Section>
  );
}
