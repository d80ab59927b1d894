import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import * as say from "@suvarna/words/here/checkout";
import { istTime } from "@suvarna/words/here/indian-time";
import { Lock } from "lucide";
import { useEffect, useState } from "react";
import { BackToCart } from "./order-refusal.tsx";
import { minutesWords, type PriceLock, secondsLeft, timeLeftWords } from "./price-lock.ts";
import type { PriceLockState } from "./use-price-lock.ts";

/** Says until when the price is locked, or why the cart can't be bought now. */
export function PriceLockNotice({ lock, price }: { lock: PriceLock; price: PriceLockState }) {
  const { refresh, trouble } = price;
  const seconds = useSecondsLeft(lock);
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an ended new lock is fetched again
  useEffect(() => {
    if (isOver) void refresh();
  }, [isOver, lock, refresh]);

  if (trouble) return <Trouble message={trouble.message} />;
  const until = istTime(lock.expiresAt);
  const isShort = seconds <= SHORT_SECONDS;
  const untilTime = (
    <span key="until" className={`num font-semibold ${isShort ? "" : "text-ink"}`}>
      {until}
    </span>
  );
  return (
    <div
      className={`mt-4 flex gap-2.5 border-t border-line pt-3.5 pb-4.5 text-caption leading-[1.5] ${isShort ? "text-amber" : "text-ink-soft"}`}
    >
      <Icon of={Lock} size={17} className={`mt-px ${isShort ? "" : "text-gold-ink"}`} />
      <div className="min-w-0 flex-1">
        <p>
          {isOver
            ? say.pricesWereHeldUntil(untilTime)
            : say.pricesHeldUntil(istTime(lock.ratesAt).replace(" IST", ""), untilTime)}
          {isOver ? null : (
            <span role="timer" className="block tabular-nums">
              {say.timeLeft(minutesWords(seconds))}
            </span>
          )}
        </p>
        {isOver ? (
          <TextButton onClick={() => void refresh()}>{say.seePriceOfNow}</TextButton>
        ) : (
          <LowerPrice price={price} />
        )}
      </div>
      <p role="status" className="sr-only">
        {isOver ? "" : (timeLeftWords(seconds) ?? say.pricesHeld(until))}
      </p>
    </div>
  );
}

/** The line turns amber when this number of seconds is left. */
const SHORT_SECONDS = 3 * 60;

/**
 * The lower price at the current rate with a button to accept it; nothing if there is no lower
 * price.
 */
function LowerPrice({ price: { saving, takeLower, takingLower } }: { price: PriceLockState }) {
  if (saving === 0) return null;
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-2">
      <span>
        {say.lessNow(
          <Amount key="saving" paise={paise(saving)} className="font-semibold text-leaf" />,
        )}
      </span>
      <TextButton busy={takingLower} onClick={takeLower}>
        {say.takeLowerPrice}
      </TextButton>
    </p>
  );
}

function Trouble({ message }: { message: string }) {
  return (
    <Notice kind="warning" className="my-4">
      <p>{message}</p>
      <BackToCart />
    </Notice>
  );
}

const LOOK_EVERY_MS = 250;

/**
 * The remaining time is computed from the clock, not counted down, so that it is right at once
 * after the computer slept or the tab was hidden.
 */
function useSecondsLeft(lock: PriceLock): number {
  const [, setSeconds] = useState(0);
  useEffect(() => {
    const look = () => setSeconds(secondsLeft(lock, Date.now()));
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [lock]);
  return secondsLeft(lock, Date.now());
}
