/**
 * Makes the film of the About page from the shop's own pictures: still pictures with a slow camera
 * movement, and pieces that turn. The film has no sound. The script needs ffmpeg (with libx264 and
 * libvpx-vp9); the result is stored in app/content/film, so other people do not need ffmpeg.
 * node apps/storefront/make-film.ts
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PICTURES = join(import.meta.dirname, "../server/seed/pictures");
const FILM = join(import.meta.dirname, "app/content/film");

const [WIDTH, HEIGHT, FPS] = [1280, 720, 25];
/** The length of each shot in frames, and of the cross-fade between two shots in seconds. */
const [FRAMES, FADE_S] = [110, 0.9];
const SHOT_S = FRAMES / FPS;

/** A still picture and the camera's movement: in or out, towards a point of it (0 to 1). */
interface Still {
  readonly picture: string;
  readonly zoom: "in" | "out";
  readonly at: readonly [number, number];
}
/** A piece on its turntable. */
interface Turn {
  readonly spin: string;
}

/** The shots in their order. app/content/film/workshop.vtt describes them in words. */
const SHOTS: readonly (Still | Turn)[] = [
  { picture: "about-hallmark", zoom: "in", at: [0.55, 0.5] },
  { picture: "blog-gold-purity", zoom: "out", at: [0.6, 0.5] },
  { picture: "banner-bangles", zoom: "in", at: [0.7, 0.5] },
  { spin: "spin-kada-royal" },
  { picture: "blog-choosing-a-diamond", zoom: "in", at: [0.5, 0.5] },
  { spin: "spin-halo-ring-rose" },
  { picture: "banner-pearls-maroon", zoom: "out", at: [0.65, 0.5] },
  { picture: "banner-bridal", zoom: "in", at: [0.65, 0.5] },
];
/** The background of the turntable. */
const GROUND = "0xf6f1e9";

function ffmpeg(...args: readonly string[]): void {
  execFileSync("ffmpeg", ["-v", "error", "-y", ...args], { stdio: "inherit" });
}

/** Renders a shot to a lossless file, to be joined with the other shots. */
function shoot(shot: Still | Turn, file: string): void {
  const last = ["-frames:v", String(FRAMES), "-c:v", "libx264", "-qp", "0", "-pix_fmt", "yuv420p"];
  if ("spin" in shot) {
    const frames = join(PICTURES, `${shot.spin}-%02d.jpg`);
    const look = [
      `scale=${HEIGHT}:${HEIGHT}`,
      `pad=${WIDTH}:${HEIGHT}:(ow-iw)/2:0:${GROUND}`,
      "minterpolate=fps=25:mi_mode=blend",
    ].join(",");
    ffmpeg("-stream_loop", "-1", "-framerate", "9", "-i", frames, "-vf", look, ...last, file);
    return;
  }
  const { picture, zoom, at } = shot;
  const [x, y] = at;
  const share = `on/${FRAMES}`;
  const z = zoom === "in" ? `1+0.14*${share}` : `1.14-0.14*${share}`;
  // Enlarged four times while the camera moves, because otherwise it would move in whole pixels.
  const look = [
    `scale=${WIDTH * 4}:${HEIGHT * 4}:force_original_aspect_ratio=increase`,
    `crop=${WIDTH * 4}:${HEIGHT * 4}`,
    `zoompan=z='${z}':x='(iw-iw/zoom)*${x}':y='(ih-ih/zoom)*${y}':d=${FRAMES}:s=${WIDTH}x${HEIGHT}:fps=${FPS}`,
  ].join(",");
  ffmpeg("-i", join(PICTURES, `${picture}.jpg`), "-vf", look, ...last, file);
}

const folder = mkdtempSync(join(tmpdir(), "film-"));
const shots = SHOTS.map((shot, index) => {
  const file = join(folder, `${index}.mkv`);
  shoot(shot, file);
  return file;
});
const joints = shots.slice(1).map((_, index) => {
  const before = index === 0 ? "[0]" : `[j${index - 1}]`;
  const offset = (index + 1) * (SHOT_S - FADE_S);
  return `${before}[${index + 1}]xfade=transition=fade:duration=${FADE_S}:offset=${offset}[j${index}]`;
});
const length = shots.length * (SHOT_S - FADE_S) + FADE_S;
const ends = `[j${joints.length - 1}]fade=in:d=0.6,fade=out:st=${length - 1}:d=1,format=yuv420p,split[a][b]`;
const bare = ["-map_metadata", "-1"];
ffmpeg(
  ...shots.flatMap((shot) => ["-i", shot]),
  "-filter_complex",
  [...joints, ends].join(";"),
  "-map",
  "[a]",
  "-c:v",
  "libx264",
  "-preset",
  "fast",
  "-crf",
  "29",
  "-profile:v",
  "high",
  "-movflags",
  "+faststart",
  ...bare,
  join(FILM, "workshop.mp4"),
  "-map",
  "[b]",
  "-c:v",
  "libvpx-vp9",
  "-crf",
  "43",
  "-b:v",
  "0",
  "-row-mt",
  "1",
  "-deadline",
  "good",
  "-cpu-used",
  "5",
  ...bare,
  join(FILM, "workshop.webm"),
);
rmSync(folder, { recursive: true });
process.stdout.write(`${length.toFixed(1)} seconds of film in ${FILM}\n`);
