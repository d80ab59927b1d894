import { getCustomer } from "@suvarna/contract/accounts/staff";
import type { CustomerDetail } from "@suvarna/contract/accounts/staff-schemas";
import { listBuyerOrders } from "@suvarna/contract/orders/staff";
import { paise } from "@suvarna/domain/money";
import { istDate } from "@suvarna/words/en/indian-time";
import { useParams } from "react-router";
import { Facts } from "../parts/ledger.tsx";
import { BigMoney } from "../parts/money.tsx";
import { PageHead, Panel, Section, WithSide } from "../parts/page.tsx";
import { Answer } from "../parts/states.tsx";
import { sayPhone } from "../platform/phones.ts";
import { useRead } from "../platform/queries.ts";
import { useMay } from "../platform/session.ts";
import { sayTime } from "../platform/times.ts";
import { CustomerOrders } from "./customer-orders.tsx";
import { CustomerTickets } from "./customer-tickets.tsx";
import { DataRequests } from "./data-requests.tsx";
import { PrepaymentSwitch } from "./prepayment-switch.tsx";

/**
 * A shopper's account with its orders, tickets, addresses and consents, and the requests for data
 * export and erasure.
 */
export function CustomerPage() {
  const { id = "" } = useParams();
  const customer = useRead(getCustomer, { params: { id } });
  return (
    <Answer of={customer} what="The shopper">
      {(data) => <CustomerContent customer={data} />}
    </Answer>
  );
}

function CustomerContent({ customer }: { customer: CustomerDetail }) {
  const { _id: id, name, createdAt, location, addresses, consents } = customer;
  const mayReadOrders = useMay("orders.read");
  const mayReadTickets = useMay("tickets.read");
  const mayMoveOrders = useMay("orders.move");
  const mayEdit = useMay("customers.edit");
  const orders = useRead(listBuyerOrders, { params: { id } }, { enabled: mayReadOrders });
  const since = `Shopper since ${istDate(Date.parse(createdAt))}${location ? `, ${location}` : ""}`;
  return (
    <>
      <PageHead title={name} crumbs={[{ to: "/customers", name: "Customers" }]} caption={since} />
      <WithSide
        side={
          <>
            {orders.data ? (
              <Panel>
                <p className="text-caption text-ink-mute">Paid in all</p>
                <BigMoney paise={paise(orders.data.paid)} />
                <p className="text-caption text-ink-mute">
                  {orders.data.orders === 1 ? "1 order" : `${orders.data.orders} orders`}
                </p>
                {mayMoveOrders ? (
                  <PrepaymentSwitch userId={id} only={orders.data.prepaymentOnly} />
                ) : null}
              </Panel>
            ) : null}
            {mayEdit ? <DataRequests customer={customer} /> : null}
          </>
        }
      >
        <Section title="Contacts" first>
          <Facts facts={contactsOf(customer)} />
        </Section>
        {mayReadOrders ? (
          <Section title="Orders">
            <Answer of={orders} what="The orders">
              {(data) => <CustomerOrders orders={data.items} total={data.orders} />}
            </Answer>
          </Section>
        ) : null}
        {mayReadTickets ? <CustomerTickets id={id} /> : null}
        <Section title="Addresses">
          {addresses.length === 0 ? (
            <p className="text-ink-mute">No address is kept.</p>
          ) : (
            <ul className="grid gap-4 md:grid-cols-2">
              {addresses.map((address) => (
                <li key={address._id}>
                  <b className="font-medium">{address.type}</b>
                  {address.isDefault ? (
                    <span className="text-hint text-ink-mute"> used first</span>
                  ) : null}
                  <p className="text-ink-soft">
                    {address.addressLine}, {address.city} {address.zipcode}, {address.state},{" "}
                    {address.country}
                  </p>
                  <p className="text-caption text-ink-mute">{sayPhone(address.primaryPhone)}</p>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section title="Consents">
          {consents.length === 0 ? (
            <p className="text-ink-mute">Nothing was agreed to here.</p>
          ) : (
            <Facts
              facts={consents.map(({ subject, version, givenAt }) => ({
                name: subject === "terms" ? "Terms" : "Privacy policy",
                value: `version of ${sayVersion(version)}, agreed ${sayTime(givenAt)}`,
              }))}
            />
          )}
        </Section>
      </WithSide>
    </>
  );
}

/** The version of a text, which is usually the day from which it is in force: `22 Nov 2026`. */
function sayVersion(version: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(version) ? istDate(Date.parse(version)) : version;
}

function contactsOf({ email, emailVerified, phone, phoneVerified }: CustomerDetail) {
  const say = (contact: string, isProved: boolean) => (
    <>
      {contact}{" "}
      <span className={`text-hint ${isProved ? "text-leaf" : "text-amber"}`}>
        {isProved ? "confirmed" : "not confirmed"}
      </span>
    </>
  );
  return [
    { name: "E-mail", value: email ? say(email, emailVerified) : "none" },
    { name: "Phone", value: phone ? say(sayPhone(phone), phoneVerified) : "none" },
  ];
}
