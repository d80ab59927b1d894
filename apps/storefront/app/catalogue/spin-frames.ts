import { useEffect, useState } from "react";

/** Which frames of a turn are here so far. */
export interface SpinFrames {
  /** By their place in the turn; null while a frame is not here. */
  readonly pictures: readonly (HTMLImageElement | null)[];
  readonly loaded: number;
  /** How many could not be had. */
  readonly failed: number;
}

/**
 * The order to fetch the frames of a turn in: a few all around first, then those between them, so
 * that the piece can be turned at once and then turns ever more finely.
 */
export function loadingOrder(count: number): number[] {
  const order = new Set<number>();
  for (let step = count; step >= 1; step = step > 1 ? Math.ceil(step / 2) : 0) {
    for (let frame = 0; frame < count; frame += step) order.add(frame);
  }
  return [...order];
}

/** The frame nearest to the one wished for, going around, among those that are here; -1: none. */
export function nearestFrame(here: readonly boolean[], wished: number): number {
  const count = here.length;
  for (let distance = 0; distance <= count / 2; distance++) {
    for (const frame of [wished + distance, wished - distance]) {
      const around = ((frame % count) + count) % count;
      if (here[around]) return around;
    }
  }
  return -1;
}

/** Fetches frames, a few at a time, for as long as it is shown. */
export function useSpinFrames(addresses: readonly string[]): SpinFrames {
  const [frames, setFrames] = useState<SpinFrames>(() => nothingOf(addresses));

  useEffect(() => {
    setFrames(nothingOf(addresses));
    const waiting = loadingOrder(addresses.length);
    let wanted = true;
    async function loadNext(): Promise<void> {
      const frame = waiting.shift();
      if (frame === undefined || !wanted) return;
      const picture = new Image();
      picture.src = addresses[frame] ?? "";
      // Decoded before it is drawn, so that turning never waits for it.
      const here = await picture.decode().then(
        () => true,
        () => false,
      );
      if (!wanted) return;
      setFrames(({ pictures, loaded, failed }) => ({
        pictures: here ? pictures.with(frame, picture) : pictures,
        loaded: loaded + (here ? 1 : 0),
        failed: failed + (here ? 0 : 1),
      }));
      return loadNext();
    }
    for (let lane = 0; lane < LANES; lane++) void loadNext();
    return () => {
      wanted = false;
    };
  }, [addresses]);

  return frames;
}

const LANES = 4;

function nothingOf(addresses: readonly string[]): SpinFrames {
  return { pictures: addresses.map(() => null), loaded: 0, failed: 0 };
}
