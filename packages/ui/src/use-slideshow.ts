import { type TouchEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * The distance in pixels from which the movement of a finger counts as a swipe and not as a press.
 */
const SWIPE = 40;
/**
 * How long before it becomes visible a slide is rendered, in milliseconds, so that its picture is
 * loaded in time.
 */
const AHEAD_MS = 2_000;

/**
 * The state of a slideshow, in which only the current slide is visible. The slides change by
 * themselves until the visitor changes a slide.
 */
export interface Slideshow {
  readonly current: number;
  /**
   * Whether a slide must be rendered, because it was shown or is about to be shown. Other slides
   * are left out, so that the browser does not load their pictures.
   */
  isNeeded(index: number): boolean;
  readonly playing: boolean;
  goTo(index: number): void;
  next(): void;
  previous(): void;
  /** Stops the automatic change of slides permanently. */
  stop(): void;
  /**
   * Called by the pause button: stops the automatic change of slides until the button is pressed
   * again.
   */
  togglePlaying(): void;
  /**
   * Event handlers for the element around the slides. The slides stop changing while the element is
   * hovered or focused, stop for good when it is touched, and follow a swipe.
   */
  readonly holds: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
    onTouchStart(event: TouchEvent): void;
    onTouchEnd(event: TouchEvent): void;
  };
}

export function useSlideshow(count: number, everyMs: number): Slideshow {
  const [chosen, setCurrent] = useState(0);
  const [needed, setNeeded] = useState<ReadonlySet<number>>(() => new Set([0]));
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const touch = useRef({ x: 0, y: 0 });

  // The number of slides may have become smaller than the index of the current slide.
  const current = chosen < count ? chosen : 0;

  function need(...indexes: readonly number[]) {
    const inside = indexes.map((index) => (index + count) % count);
    setNeeded((before) =>
      inside.every((index) => before.has(index)) ? before : new Set([...before, ...inside]),
    );
  }
  function goTo(index: number) {
    need(index);
    setCurrent((index + count) % count);
  }
  /**
   * Shows the slide that the visitor chose, and also renders the next slide, because a visitor who
   * changes the slide is likely to go on.
   */
  function choose(index: number) {
    need(index + 1);
    goTo(index);
  }
  const prepare = useEffectEvent((index: number) => need(index));
  const advance = useEffectEvent((index: number) => {
    if (!document.hidden) goTo(index);
  });

  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, []);

  useEffect(() => {
    if (!playing || pointed || focused || count < 2) return;
    const early = setTimeout(() => prepare(current + 1), Math.max(everyMs - AHEAD_MS, 0));
    const timer = setInterval(() => advance(current + 1), everyMs);
    return () => {
      clearTimeout(early);
      clearInterval(timer);
    };
  }, [playing, pointed, focused, count, everyMs, current]);

  return {
    current,
    isNeeded: (index) => index === current || needed.has(index),
    playing,
    goTo: choose,
    next: () => choose(current + 1),
    previous: () => choose(current - 1),
    stop: () => setPlaying(false),
    togglePlaying: () => setPlaying(!playing),
    holds: {
      onPointerEnter() {
        setPointed(true);
        need(current + 1);
      },
      onPointerLeave: () => setPointed(false),
      onFocus() {
        setFocused(true);
        need(current + 1);
      },
      onBlur: () => setFocused(false),
      onTouchStart({ touches }) {
        const finger = touches[0];
        setPlaying(false);
        if (finger) touch.current = { x: finger.clientX, y: finger.clientY };
      },
      onTouchEnd({ changedTouches }) {
        const finger = changedTouches[0];
        if (!finger || count < 2) return;
        const across = finger.clientX - touch.current.x;
        const down = Math.abs(finger.clientY - touch.current.y);
        // A mostly vertical movement of a finger scrolls the page and does not change the slide.
        if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * down) return;
        choose(across < 0 ? current + 1 : current - 1);
      },
    },
  };
}
