import type { User } from "@suvarna/contract/accounts/schemas";
import type { Order } from "@suvarna/contract/orders/schemas";
import { isAbroad } from "@suvarna/domain/countries";
import { isExpressDelivery } from "@suvarna/domain/delivery-way";
import { expectedArrival } from "@suvarna/domain/expected-arrival";
import { paise } from "@suvarna/domain/money";
import { RETURN_DAYS } from "@suvarna/domain/policies";
import { Amount } from "@suvarna/ui/amount.tsx";
import { ButtonLink } from "@suvarna/ui/button-link.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { optionalPart } from "@suvarna/ui/optional-part.ts";
import { Picture } from "@suvarna/ui/picture.tsx";
import * as say from "@suvarna/words/here/confirmation";
import * as countries from "@suvarna/words/here/countries";
import { betweenDays } from "@suvarna/words/here/day-span";
import { istShort } from "@suvarna/words/here/indian-time";
import {
  CUSTOMS_ABROAD,
  EXPRESS_DELIVERY,
  MAKING,
  PROCESSING,
} from "@suvarna/words/here/policy-spans";
import { PAYMENT_STATE_WORDS } from "@suvarna/words/here/statuses";
import { CircleCheck, FileText } from "lucide";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { phoneWords, placeWords } from "../accounts/index.ts";
import { doorCash } from "../orders/index.ts";
import { usePageTitle } from "../platform/meta.ts";
import { useShop } from "../platform/root-data.ts";
import { telephoneAddress } from "../platform/telephone-address.ts";
import { RETURNS } from "../site-map.ts";
import { CareArticle } from "./care-article.tsx";
import { MatchingPieces } from "./matching-pieces.tsx";
import { useOrderMessage } from "./order-message.ts";
import { OrderAtAGlance, OrderProgress, PaymentPill, type ProgressStep } from "./payment-frame.tsx";

const PushOffer = optionalPart(() =>
  import("../push/push-offer.tsx").then(({ PushOffer }) => PushOffer),
);

/**
 * The confirmation of an order: its pictures, what happens next, and answers to common questions.
 */
export function Thanks({ order, user }: { order: Order; user: User }) {
  usePageTitle(say.thanks);
  const { advance } = order;
  const isPaid = order.paymentState === "paid";
  const rest = advance?.restOwed ? advance.rest : 0;
  return (
    <>
      <section className="bg-shell">
        <div className="wrap grid items-center gap-6 pt-6.5 pb-8.5 lg:grid-cols-2 lg:gap-16 lg:py-12">
          <div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5">
              <PaymentPill
                tone={isPaid || rest > 0 ? "good" : "waiting"}
                className={isPaid || rest > 0 ? "bg-ivory!" : ""}
              >
                {paymentWords(order)}
              </PaymentPill>
              <Outcome orderId={order._id} />
            </div>
            <h1 className="mt-2.5">{say.thanks}</h1>
            <p className="mt-3.5 max-w-[30em] text-[1.0625rem] leading-[1.6] text-ink-soft">
              {say.orderIsYours(
                <strong key="number" className="num font-semibold text-ink">
                  #{order.number}
                </strong>,
              )}
              <ConfirmationContact user={user} />
            </p>
            {rest > 0 && advance ? (
              <p className="mt-3 max-w-[30em] text-ink-soft">
                {say.advanceHasCome(
                  <Amount
                    key="advance"
                    paise={paise(advance.due)}
                    className="font-semibold text-ink"
                  />,
                  <Amount key="rest" paise={paise(rest)} className="font-semibold text-ink" />,
                )}
              </p>
            ) : null}
            <Suspense>
              <PushOffer about="order" className="mt-4" />
            </Suspense>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
              <ButtonLink to={`/order-details/${order._id}`}>{say.viewYourOrder}</ButtonLink>
              {order.invoiceNumber ? (
                <ButtonLink to={`/orders/${order._id}/invoice`} look="secondary">
                  <Icon of={FileText} size={18} />
                  {say.invoice}
                </ButtonLink>
              ) : null}
            </div>
          </div>
          <Pictures order={order} />
        </div>
      </section>
      <div className="wrap grid items-start gap-9 pt-8.5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10 lg:pt-14 lg:pb-22 xl:grid-cols-[minmax(0,1fr)_28.25rem] xl:gap-18">
        <NextSteps order={order} rest={rest} />
        <OrderAtAGlance order={order} totalLabel={isPaid ? PAID[order.paymentMethod] : undefined} />
      </div>
      <MatchingPieces order={order} />
    </>
  );
}

/** The message about how the checkout or the payment ended, such as "Payment successful!". */
function Outcome({ orderId }: { orderId: string }) {
  const { words, isComing } = useOrderMessage(orderId);
  return (
    <p
      role="status"
      className={isComing ? "flex min-h-5.25 gap-2 text-small font-medium text-leaf" : ""}
    >
      {words ? <Icon of={CircleCheck} size={18} className="mt-px" /> : null}
      {words}
    </p>
  );
}

/** Says to which contacts the shop has written; it writes only to confirmed contacts. */
function ConfirmationContact({ user }: { user: User }) {
  const look = "font-medium wrap-anywhere text-ink";
  if (user.emailVerified && user.email) {
    return say.weWroteTo(
      <b key="email" className={look}>
        {user.email}
      </b>,
    );
  }
  if (user.phoneVerified) {
    return say.weSentSmsTo(
      <span key="phone" className="whitespace-nowrap">
        <b className={look}>{phoneWords(user.phone)}</b>
      </span>,
    );
  }
  return say.findItInOrderHistory;
}

/**
 * Up to three pictures: one of each piece, and more pictures of the first piece if there are few
 * pieces.
 */
function Pictures({ order: { items } }: { order: Order }) {
  const firsts = items.map(({ image, name }) => ({ src: image, alt: name }));
  const more = (items[0]?.images.slice(1) ?? []).map((src) => ({ src, alt: "" }));
  const threePieces = (firsts.length > 1 ? firsts : [...firsts, ...more]).slice(0, 3);
  const columns = threePieces.length > 1 ? "grid-cols-[1.32fr_1fr]" : "";
  return (
    <div
      className={`grid h-62.5 gap-3.5 max-lg:order-first lg:h-105 ${columns} ${threePieces.length > 2 ? "grid-rows-2" : ""}`}
    >
      {threePieces.map(({ src, alt }, index) => (
        <Picture
          key={src}
          src={src}
          alt={alt}
          width={1200}
          height={1200}
          sizes="(width >= 64rem) 26rem, 60vw"
          priority={index === 0}
          className={`h-full min-h-0 bg-sand! ${index === 0 && threePieces.length > 2 ? "row-span-2" : ""}`}
        />
      ))}
    </div>
  );
}

function NextSteps({ order, rest }: { order: Order; rest: number }) {
  const { demonstration, phone, hours, doorCodeAbove } = useShop();
  const { fullName, street, apartment, city, state, pincode, country } = order.shippingAddress;
  return (
    <div>
      <h2 className="text-[1.5rem]">{say.whatHappensNow}</h2>
      <OrderProgress steps={stepsOf(order, rest)} />
      {demonstration ? (
        <p className="mt-6 bg-amber-tint px-5 py-3.5 text-small text-amber">{say.demonstration}</p>
      ) : null}
      <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        <Fact title={say.goesTo}>
          <address className="not-italic wrap-anywhere">
            {fullName}
            <br />
            {apartment ? `${street}, ${apartment}` : street}
            <br />
            {placeWords({ city, state, postalCode: pincode })}
            {country === "India" ? null : (
              <>
                <br />
                {countries.countryWords(country)}
              </>
            )}
          </address>
        </Fact>
        <Fact title={say.atTheDoor}>
          <p>
            {order.total > doorCodeAbove ? say.checkTheSealAndTellCode : say.checkTheSeal}
            {order.paymentState === "on_delivery"
              ? say.haveCashReady(<Amount key="total" paise={doorCash(order)} />)
              : null}
            {isAbroad(country) ? ` ${CUSTOMS_ABROAD}` : null}
          </p>
        </Fact>
        <Fact title={say.returns}>
          <p>
            {say.unwornWithin(RETURN_DAYS)}
            <Link to={RETURNS} className="link-gold text-wine">
              {say.howItWorks}
            </Link>
          </p>
        </Fact>
        <Fact title={say.questions}>
          <p>
            <a href={telephoneAddress(phone)} className="link-gold num text-wine">
              {phone}
            </a>
            <br />
            {hours}
          </p>
        </Fact>
      </div>
      <CareArticle order={order} />
      <ButtonLink to="/productlist" look="secondary" className="mt-10 max-sm:w-full">
        {say.continueShopping}
      </ButtonLink>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-[0.9375rem] text-ink-soft">
      <h3 className="heading-3 mb-2 text-[1.1875rem] text-ink">{title}</h3>
      {children}
    </section>
  );
}

/** The steps that still follow for this order, such as the delivery. */
function stepsOf(order: Order, rest: number): ProgressStep[] {
  const arrival = expectedArrival(order);
  const express = isExpressDelivery({ subtotal: order.subtotal, shipping: order.shippingCost });
  const confirmed = order.history.find(({ state }) => state === "confirmed");
  const isCash = order.paymentState === "on_delivery";
  return [
    {
      label: rest > 0 ? say.advancePaid : isCash ? say.confirmed : say.paid,
      detail: istShort(confirmed?.at ?? order.createdAt),
      progress: "done",
    },
    order.items.some(({ madeToOrder }) => madeToOrder === true)
      ? { label: say.madeForYou, detail: say.inSpan(MAKING), progress: "current" }
      : { label: say.weighedAndPacked, detail: say.withinSpan(PROCESSING), progress: "current" },
    ...(rest > 0
      ? [{ label: say.youPayTheRest, detail: say.whenItIsReady, progress: "coming" } as const]
      : []),
    {
      label: say.onItsWay,
      detail: express ? say.expressAndTracked(EXPRESS_DELIVERY) : say.trackedInsured,
      progress: "coming",
    },
    {
      label: say.withYou,
      detail: arrival ? betweenDays(arrival) : say.weWriteToYou,
      progress: "coming",
    },
  ];
}

/** The payment state of an order that was not cancelled or returned, as text. */
function paymentWords(order: Order): ReactNode {
  const { advance, paymentState, paymentMethod } = order;
  if (advance?.restOwed) return say.advancePaid;
  if (paymentState !== "paid") return PAYMENT_STATE_WORDS[paymentState];
  return (
    <>
      {PAID[paymentMethod]}, <Amount paise={paise(order.total)} />
    </>
  );
}

const PAID: Readonly<Record<Order["paymentMethod"], string>> = {
  ONLINE: say.paidOnline,
  COD: say.paidOnDelivery,
  COUNTER: say.paidAtTheShop,
};
