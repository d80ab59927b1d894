import type { DeskOrder } from "@suvarna/contract/orders/staff-schemas";
import { listCannedAnswers } from "@suvarna/contract/support/staff";
import type { CannedAnswer, StaffTicket } from "@suvarna/contract/support/staff-schemas";
import { fillAnswer } from "@suvarna/domain/canned-answer";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { useRead } from "../platform/queries.ts";
import { useSession } from "../platform/session.ts";
import { answerValues } from "./answer-values.ts";
import { findCanned, slashBefore } from "./canned-menu.tsx";

/** The part of the text that the chosen canned answer replaces. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/**
 * Controls the menu of canned answers above the answer box. A slash opens the menu. The fields of
 * the chosen answer are filled in, and the answer is inserted into the text.
 */
export function useCanned({
  ticket,
  orders,
  field,
  text,
  setText,
}: {
  ticket: StaffTicket;
  /** The shopper's orders, the newest first. */
  orders: readonly DeskOrder[];
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  setText(text: string): void;
}) {
  const all = useRead(listCannedAnswers, {}, { staleTime: 60_000 }).data?.answers ?? [];
  const myName = useSession(({ user }) => user?.fullName ?? "");
  const [place, setPlace] = useState<Place | null>(null);
  const [current, setCurrent] = useState(0);
  const id = useId();
  const matches = place ? findCanned(all, place.words) : [];

  function open(next: Place | null): void {
    setPlace(next);
    setCurrent(0);
  }

  function follow({ value, selectionStart }: HTMLTextAreaElement): void {
    const slash = slashBefore(value, selectionStart);
    open(slash && { ...slash, to: selectionStart });
  }

  function take(answer: CannedAnswer): void {
    if (!place) return;
    const order = orderOf(text, orders);
    const filled = fillAnswer(answer.text, answerValues(ticket, order, myName));
    setText(text.slice(0, place.from) + filled + text.slice(place.to));
    open(null);
    field.current?.focus();
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!place || matches.length === 0) {
      if (event.key === "Escape") open(null);
      return;
    }
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) setCurrent((at) => (at + step + matches.length) % matches.length);
    else if (event.key === "Enter" || event.key === "Tab") take(matches[current] as CannedAnswer);
    else if (event.key === "Escape") open(null);
    else return;
    event.preventDefault();
  }

  function openAll(): void {
    const cursor = field.current?.selectionStart ?? text.length;
    open({ from: cursor, to: cursor, words: "" });
    field.current?.focus();
  }

  return {
    isOpen: place !== null,
    menu: { id, answers: matches, words: place?.words ?? "", current, take },
    follow,
    onKey,
    openAll,
    close: () => open(null),
  };
}

/**
 * The order whose number is in the text; otherwise the only order. Of several orders none is
 * guessed, because the answer would tell the shopper of another one.
 */
function orderOf(text: string, orders: readonly DeskOrder[]): DeskOrder | undefined {
  const named = orders.find(({ number }) => text.includes(number));
  return named ?? (orders.length === 1 ? orders[0] : undefined);
}
