/**
 * Keeps the height of a bar at the bottom of the screen in the variable `--bar-height` of the page's
 * styles, so that toasts are shown above the bar. It is the `ref` of the bar.
 * @returns the function that ends the measuring when the bar is removed
 */
export function keepBarHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--bar-height", `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--bar-height");
  };
}
