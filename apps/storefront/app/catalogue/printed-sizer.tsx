import * as say from "@suvarna/words/here/size-guide";
import "./printed-sizer.css";
import type { JewelSize } from "@suvarna/domain/jewel-sizes";
import type { ReactNode } from "react";
import { useShop } from "../platform/root-data.ts";
import type { SizeKind } from "./size-kind.ts";
import { SIZE_TABLES } from "./size-tables.ts";

/** The width of the sheet. All lengths of the drawing are in millimetres on paper. */
const WIDTH = 184;

/** The sheet that is printed while the guide is open. It is never shown on the screen. */
export function PrintedSizer({ kind }: { kind: SizeKind }) {
  const { name } = useShop();
  const table = SIZE_TABLES[kind];
  return (
    <div className="printed-sizer" aria-hidden>
      <p className="printed-sizer-title">{say.titleOfSheet(name, kind)}</p>
      <p>{say.printAtFullScale}</p>
      <Ruler />
      <p>{kind === "ring" ? say.layARing : say.layABangle}</p>
      {kind === "ring" ? (
        <>
          <RingCircles table={table} />
          <RingStrip table={table} />
        </>
      ) : (
        <BangleCircles table={table} />
      )}
    </div>
  );
}

function Drawing({ height, children }: { height: number; children: ReactNode }) {
  return (
    <svg
      aria-hidden
      width={`${WIDTH}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${WIDTH} ${height}`}
      fill="none"
      stroke="#000"
      strokeWidth={0.2}
    >
      {children}
    </svg>
  );
}

function Words({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} fontSize={3} textAnchor="middle" fill="#000" stroke="none">
      {children}
    </text>
  );
}

function Ruler() {
  return (
    <Drawing height={11}>
      <path d={`M1 5h50${[0, 10, 20, 30, 40, 50].map((at) => `M${1 + at} 3v4`).join("")}`} />
      <Words x={26} y={10}>
        {say.lengthOfLine}
      </Words>
    </Drawing>
  );
}

const COLUMNS = 6;
const CELL = { width: WIDTH / COLUMNS, height: 29 };

function RingCircles({ table }: { table: readonly JewelSize[] }) {
  return (
    <Drawing height={Math.ceil(table.length / COLUMNS) * CELL.height}>
      {table.map(({ name, diameter }, index) => {
        const x = ((index % COLUMNS) + 0.5) * CELL.width;
        const y = Math.floor(index / COLUMNS) * CELL.height + CELL.height / 2;
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={diameter / 2} />
            <Words x={x} y={y + 1}>
              {name}
            </Words>
          </g>
        );
      })}
    </Drawing>
  );
}

/**
 * The position of the slit in the paper strip. The distance from the slit to the mark of a size is
 * the circumference of a finger of this size.
 */
const SLIT = 12;

function RingStrip({ table }: { table: readonly JewelSize[] }) {
  return (
    <Drawing height={20}>
      <path d={`M2 4H92l8 5-8 5H2z`} strokeDasharray="2 1" />
      <path d={`M${SLIT} 6v6`} strokeWidth={0.5} />
      <Words x={SLIT} y={18}>
        {say.slit}
      </Words>
      {table.map(({ name, circumference }, index) => {
        const x = SLIT + circumference;
        const labelled = index % 4 === 1;
        return (
          <g key={name}>
            <path d={`M${x} ${labelled ? 4 : 6}V${labelled ? 14 : 12}`} strokeWidth={0.15} />
            {labelled ? (
              <Words x={x} y={18}>
                {name}
              </Words>
            ) : null}
          </g>
        );
      })}
    </Drawing>
  );
}

function BangleCircles({ table }: { table: readonly JewelSize[] }) {
  const centre = { x: 60, y: 42 };
  return (
    <Drawing height={84}>
      {table.map(({ name, diameter }, index) => {
        const angle = ((index - (table.length - 1) / 2) * Math.PI) / 10;
        const radius = diameter / 2;
        const [from, to] = [radius, 46].map((distance) => ({
          x: centre.x + distance * Math.cos(angle),
          y: centre.y + distance * Math.sin(angle),
        }));
        return (
          <g key={name}>
            <circle cx={centre.x} cy={centre.y} r={radius} />
            <path d={`M${from?.x} ${from?.y}L${to?.x} ${to?.y}`} />
            <Words x={(to?.x ?? 0) + 5} y={(to?.y ?? 0) + 1}>
              {name}
            </Words>
          </g>
        );
      })}
    </Drawing>
  );
}
