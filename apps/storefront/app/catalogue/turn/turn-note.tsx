/**
 * A hint at the bottom of a tile in which the piece can be turned, while the tile's picture is
 * still shown.
 */
export function TurnNote({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute inset-x-0 bottom-4 px-4 text-center text-caption text-ink-soft"
    >
      {children}
    </p>
  );
}
