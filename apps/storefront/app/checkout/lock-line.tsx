import { paise } from "@suvarna/domain/money";
import { Amount } from "@suvarna/ui/amount.tsx";
import { Icon } from "@suvarna/ui/icon.tsx";
import { Notice } from "@suvarna/ui/notice.tsx";
import { TextButton } from "@suvarna/ui/text-button.tsx";
import { istTime } from "@suvarna/words/en/indian-time";
import { Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { BackToCart } from "./order-refusal.tsx";
import { countdown, type PriceLock, secondsLeft, timeLeftWords } from "./price-lock.ts";
import type { HeldPrice } from "./use-price-lock.ts";

/** Says until when the price is locked, or why the cart can't be bought now. */
export function LockLine({ lock, price }: { lock: PriceLock; price: HeldPrice }) {
  const { refresh, trouble } = price;
  const seconds = useSecondsLeft(lock);
  const isOver = seconds === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that is over, too, asks again
  useEffect(() => {
    if (isOver) void refresh();
  }, [isOver, lock, refresh]);

  if (trouble) return <Trouble message={trouble.message} />;
  const until = istTime(lock.expiresAt);
  return (
    <div className="mb-1.5 flex gap-2.5 border-b border-line pb-4 text-caption leading-[1.5] text-ink-soft">
      <Icon of={Lock} size={17} className="mt-px text-gold-ink" />
      <div className="min-w-0 flex-1">
        <p>
          {isOver ? "Price was locked until " : "Price locked until "}
          <span className="num font-semibold text-ink">{until}</span>
          {isOver ? null : (
            <>
              {" · "}
              <span role="timer" className="num">
                {countdown(seconds)} left
              </span>
            </>
          )}
        </p>
        {isOver ? (
          <TextButton onClick={() => void refresh()}>See the price of now</TextButton>
        ) : (
          <RateOfLock lock={lock} price={price} />
        )}
      </div>
      <p role="status" className="sr-only">
        {isOver ? "" : (timeLeftWords(seconds) ?? `Price locked until ${until}.`)}
      </p>
    </div>
  );
}

/** The rate of the lock, or the lower current rate with a button to take it. */
function RateOfLock({
  lock,
  price: { saving, takeLower, takingLower },
}: {
  lock: PriceLock;
  price: HeldPrice;
}) {
  if (saving === 0) {
    return (
      <p className="flex min-h-7 items-center">
        At the {istTime(lock.ratesAt)} rate, whatever the market does
      </p>
    );
  }
  return (
    <p className="flex min-h-7 flex-wrap items-center gap-x-2">
      <span>
        <Amount paise={paise(saving)} className="font-semibold text-leaf" /> less at the rate of now
      </span>
      <TextButton disabled={takingLower} onClick={takeLower}>
        Take the lower price
      </TextButton>
    </p>
  );
}

function Trouble({ message }: { message: string }) {
  return (
    <Notice kind="warning" className="mb-4">
      <p>{message}</p>
      <BackToCart />
    </Notice>
  );
}

const LOOK_EVERY_MS = 250;

/**
 * Reads the clock instead of counting down, so that the time is right at once after the laptop
 * slept or the tab was hidden.
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
