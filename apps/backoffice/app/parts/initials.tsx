/** A circle with the first letters of a person's name. */
export function Initials({ name, plain = false }: { name: string; plain?: boolean }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ""]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("");
  return (
    <span
      aria-hidden
      className={`grid size-7 flex-none place-items-center rounded-round text-hint font-semibold ${plain ? "bg-sand text-ink-soft" : "bg-wine text-ivory"}`}
    >
      {letters.toUpperCase()}
    </span>
  );
}
