import { useEffect, useState } from "react";

/** The frames of a turn that have been loaded so far. */
export interface SpinFrames {
  /** The frames by their position in the turn; null for a frame that is not loaded yet. */
  readonly pictures: readonly (HTMLImageElement | null)[];
  readonly loaded: number;
  /** The number of frames that could not be loaded. */
  readonly failed: number;
}

/**
 * The order in which the frames of a turn are loaded: first a few all around, then the frames
 * between them, so that the piece can be turned at once and later turns more smoothly.
 */
export function loadingOrder(count: number): number[] {
  const order = new Set<number>();
  for (let step = count; step >= 1; step = step > 1 ? Math.ceil(step / 2) : 0) {
    for (let frame = 0; frame < count; frame += step) order.add(frame);
  }
  return [...order];
}

/**
 * The index of the loaded frame that is nearest to the wanted frame, around the circle; -1 without
 * a loaded frame.
 */
export function nearestFrame(loaded: readonly boolean[], wanted: number): number {
  const count = loaded.length;
  for (let distance = 0; distance <= count / 2; distance++) {
    for (const frame of [wanted + distance, wanted - distance]) {
      const around = ((frame % count) + count) % count;
      if (loaded[around]) return around;
    }
  }
  return -1;
}

/** Loads frames, a few at a time, while the component is mounted. */
export function useSpinFrames(addresses: readonly string[]): SpinFrames {
  const [frames, setFrames] = useState<SpinFrames>(() => nothingOf(addresses));

  useEffect(() => {
    setFrames(nothingOf(addresses));
    const waiting = loadingOrder(addresses.length);
    let isMounted = true;
    async function loadNext(): Promise<void> {
      const frame = waiting.shift();
      if (frame === undefined || !isMounted) return;
      const picture = new Image();
      picture.src = addresses[frame] ?? "";
      // Each frame is decoded before it is drawn, so that turning never waits for decoding.
      const isDecoded = await picture.decode().then(
        () => true,
        () => false,
      );
      if (!isMounted) return;
      setFrames(({ pictures, loaded, failed }) => ({
        pictures: isDecoded ? pictures.with(frame, picture) : pictures,
        loaded: loaded + (isDecoded ? 1 : 0),
        failed: failed + (isDecoded ? 0 : 1),
      }));
      return loadNext();
    }
    for (let lane = 0; lane < LANES; lane++) void loadNext();
    return () => {
      isMounted = false;
    };
  }, [addresses]);

  return frames;
}

const LANES = 4;

function nothingOf(addresses: readonly string[]): SpinFrames {
  return { pictures: addresses.map(() => null), loaded: 0, failed: 0 };
}
