import type { WaitingWork } from "@suvarna/contract/figures/staff-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Clock, type IconNode, ShieldAlert, Stamp } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { sayLength } from "../platform/times.ts";

interface Work {
  readonly to: string;
  readonly name: string;
  readonly value: string;
  readonly caption: string;
  readonly tone?: "alert" | "amber" | undefined;
  readonly icon?: IconNode;
}

const TONES = { alert: "text-alert", amber: "text-amber", none: "text-ink-mute" } as const;

/** The work that waits for staff, shown above the figures of sales. */
export function WorkStrip({ waiting }: { waiting: WaitingWork }) {
  const work = workOf(waiting);
  return (
    <section
      aria-label="Waiting for you"
      className="grid grid-cols-2 border-y border-line md:grid-cols-3 wide:grid-flow-col wide:auto-cols-fr wide:grid-cols-none"
    >
      {work.map(({ to, name, value, caption, tone, icon }) => (
        <Link
          key={name}
          to={to}
          className="block min-w-0 border-line px-3 py-3 hover:bg-shell max-md:odd:pl-0 max-md:even:border-l max-md:[&:nth-child(n+3)]:border-t md:max-wide:[&:nth-child(3n+2)]:border-l md:max-wide:[&:nth-child(3n)]:border-l md:max-wide:[&:nth-child(n+4)]:border-t wide:px-4 wide:py-3.5 wide:first:pl-0 wide:not-first:border-l"
        >
          <p className="text-caption text-ink-soft">{name}</p>
          <p className="my-0.5 text-[1.75rem] leading-[1.2] font-medium tracking-[-0.01em]">
            {value}
          </p>
          <p className={`flex gap-1.25 text-caption leading-[1.35] ${TONES[tone ?? "none"]}`}>
            {icon && tone ? <Icon of={icon} size={15} className="mt-px" /> : null}
            {caption}
          </p>
        </Link>
      ))}
    </section>
  );
}

function workOf(waiting: WaitingWork): Work[] {
  return [
    dispatch(waiting),
    readings(waiting),
    tickets(waiting),
    approvals(waiting),
    refunds(waiting),
    stock(waiting),
  ].flat();
}

function dispatch({ dispatch: it }: WaitingWork): Work[] {
  if (!it) return [];
  const caption = list(
    it.late > 0 && `${it.late} late`,
    it.dueToday > 0 && `${it.dueToday} due today`,
  );
  const tone = it.late > 0 ? "alert" : it.dueToday > 0 ? "amber" : undefined;
  return [
    {
      to: it.late > 0 ? "/orders?view=late" : "/orders?view=to_dispatch",
      name: "To dispatch",
      value: say(it.count),
      caption: caption || (it.count > 0 ? "none late" : "nothing waits"),
      tone,
      icon: Clock,
    },
  ];
}

function readings({ readings: it }: WaitingWork): Work[] {
  if (!it) return [];
  const { newest } = it;
  return [
    {
      to: "/rates",
      name: "Rates in quarantine",
      value: say(it.count),
      caption: newest
        ? `${newest.source}, ${sayLength(Date.now() - Date.parse(newest.readAt))}`
        : "none held back",
      tone: it.count > 0 ? "alert" : undefined,
      icon: ShieldAlert,
    },
  ];
}

function tickets({ tickets: it }: WaitingWork): Work[] {
  if (!it) return [];
  const caption = list(
    it.late > 0 && `${it.late} late`,
    it.dueToday > 0 && `${it.dueToday} due today`,
  );
  return [
    {
      to: "/support",
      name: "Open tickets",
      value: say(it.open),
      caption: caption || "none late",
      tone: it.late > 0 ? "alert" : it.dueToday > 0 ? "amber" : undefined,
      icon: Clock,
    },
  ];
}

function approvals({ approvals: it }: WaitingWork): Work[] {
  if (!it) return [];
  const left = it.nextExpiresAt ? Date.parse(it.nextExpiresAt) - Date.now() : 0;
  return [
    {
      to: "/approvals",
      name: "Approvals",
      value: say(it.waiting),
      caption:
        it.mine > 0
          ? `${it.mine} ${it.mine === 1 ? "needs" : "need"} you, ${sayLength(left)} left`
          : it.waiting > 0
            ? "none needs you"
            : "nothing waits",
      tone: it.mine > 0 ? "amber" : undefined,
      icon: Stamp,
    },
  ];
}

function refunds({ refunds: it }: WaitingWork): Work[] {
  if (!it) return [];
  const oldest = it.oldestAt ? `, oldest ${sayLength(Date.now() - Date.parse(it.oldestAt))}` : "";
  return [
    {
      to: "/orders?view=to_refund",
      name: "To refund",
      // The amount of waiting money is shown here in whole rupees; the table below the figures
      // shows the paise.
      value: `₹${Math.round(it.amount / 100).toLocaleString("en-IN")}`,
      caption:
        it.stuck > 0
          ? `${it.stuck} failed, ${count(it.orders, "order")}`
          : it.orders > 0
            ? `${count(it.orders, "order")}${oldest}`
            : "nothing goes back",
      tone: it.stuck > 0 ? "alert" : undefined,
      icon: Clock,
    },
  ];
}

function stock({ stock: it }: WaitingWork): Work[] {
  if (!it) return [];
  return [
    {
      to: "/products?view=low-stock",
      name: "Low stock",
      value: say(it.low),
      caption: it.soldOut > 0 ? `${it.soldOut} sold out` : `${it.atMost} pieces or fewer`,
    },
  ];
}

function say(number: number): string {
  return number.toLocaleString("en-IN");
}

function count(number: number, noun: string): string {
  return `${say(number)} ${noun}${number === 1 ? "" : "s"}`;
}

function list(...parts: readonly ReactNode[]): string {
  return parts.filter(Boolean).join(", ");
}
