import { type TouchEvent, useEffect, useRef, useState } from "react";

/** The distance in pixels from which a movement of a finger is a swipe and no press. */
const SWIPE = 40;

/**
 * Slides of which only the current slide is visible. They change by themselves until the visitor
 * takes over.
 */
export interface Slideshow {
  readonly current: number;
  /**
   * The number of slides to render: the slides seen so far and the next slide. 0 until hydration.
   */
  readonly needed: number;
  readonly playing: boolean;
  goTo(index: number): void;
  next(): void;
  previous(): void;
  /** Stops the automatic change for good. */
  stop(): void;
  /** For the pause button: stops the automatic change until the button is pressed again. */
  togglePlaying(): void;
  /**
   * Event handlers for the element around the slides: the slides wait while it is hovered or
   * focused, stop when it is touched, and follow a swipe.
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
  const [needed, setNeeded] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const touch = useRef({ x: 0, y: 0 });

  // The number of slides may have become smaller than the chosen slide.
  const current = chosen < count ? chosen : 0;

  function goTo(index: number) {
    const target = (index + count) % count;
    setCurrent(target);
    setNeeded((before) => Math.max(before, Math.min(target + 1, count - 1)));
  }

  useEffect(() => {
    setNeeded(Math.min(1, count - 1));
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
  }, [count]);

  useEffect(() => {
    if (!playing || pointed || focused || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) goTo(current + 1);
    }, everyMs);
    return () => clearInterval(timer);
  });

  return {
    current,
    needed,
    playing,
    goTo,
    next: () => goTo(current + 1),
    previous: () => goTo(current - 1),
    stop: () => setPlaying(false),
    togglePlaying: () => setPlaying(!playing),
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
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
        // A mostly vertical movement scrolls the page.
        if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * down) return;
        goTo(across < 0 ? current + 1 : current - 1);
      },
    },
  };
}
