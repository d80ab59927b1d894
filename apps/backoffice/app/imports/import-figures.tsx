import type { Import } from "@suvarna/contract/imports/staff-schemas";
import { Icon } from "@suvarna/ui/icon.tsx";
import { CircleAlert, TriangleAlert } from "lucide";
import { Link } from "react-router";
import { count } from "./import-words.ts";

interface Figure {
  readonly name: string;
  readonly number: number;
  readonly caption: string;
  readonly show: string;
  readonly tone?: "alert" | "amber";
}

/**
 * Shows the numbers of rows of an import by their effect. Each of the five numbers links to its
 * rows.
 */
export function ImportFigures({ at }: { at: Import }) {
  const { counts, prices, state } = at;
  const isUndone = state === "undone";
  const figures: readonly Figure[] = [
    { name: "Stay as they are", number: counts.same, caption: "nothing to write", show: "same" },
    {
      name: isUndone ? "Had changed" : "Change",
      number: counts.changed,
      caption: isUndone ? takenBack(at) : sayPrices(prices.moved),
      show: "changed",
    },
    {
      name: isUndone ? "Had come new" : "New",
      number: counts.new,
      caption: isUndone ? takenBack(at) : "without a picture yet",
      show: "new",
    },
    {
      name: "Cannot be read",
      number: counts.error,
      caption: counts.error === 0 ? "all can be read" : "left out",
      show: "look",
      ...(counts.error > 0 ? { tone: "alert" } : {}),
    },
    {
      name: "Look twice",
      number: counts.unlikely,
      caption: counts.unlikely === 0 ? "nothing unusual" : "unusual, but possible",
      show: "look",
      ...(counts.unlikely > 0 ? { tone: "amber" } : {}),
    },
  ];
  return (
    <div className="grid grid-cols-2 border-y border-line md:grid-cols-3 wide:grid-cols-5">
      {figures.map((figure) => (
        <FigureLink key={figure.name} figure={figure} />
      ))}
    </div>
  );
}

const sayPrices = (moved: number) =>
  moved === 1 ? "1 price moves" : `${count(moved)} prices move`;
const takenBack = ({ undone }: Import) => (undone?.kept ? "undone, but for those kept" : "undone");

const INK = { alert: "text-alert", amber: "text-amber" };

function FigureLink({ figure: { name, number, caption, show, tone } }: { figure: Figure }) {
  return (
    <Link
      to={`?show=${show}`}
      className="min-w-0 px-4 py-3.5 transition-colors duration-150 first:pl-0 hover:bg-shell max-md:px-3 max-md:odd:pl-0 max-md:odd:last:col-span-2 max-md:even:border-l max-md:even:border-line max-md:nth-[n+3]:border-t max-md:nth-[n+3]:border-line md:not-first:border-l md:not-first:border-line"
    >
      <span className="block text-caption text-ink-soft">{name}</span>
      <span className={`block text-figure ${tone === "alert" ? "text-alert" : ""}`}>
        {count(number)}
      </span>
      <span
        className={`flex items-center gap-1.25 text-hint ${tone ? INK[tone] : "text-ink-mute"}`}
      >
        {tone ? <Icon of={tone === "alert" ? CircleAlert : TriangleAlert} size={14} /> : null}
        {caption}
      </span>
    </Link>
  );
}
