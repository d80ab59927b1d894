/**
 * Makes the film of the About page from the turn frames of seven pieces: each piece turns once on a
 * ground of its own colour. A browser draws and records the film in real time, so the script takes
 * half a minute. The result is stored in apps/storefront/app/content/film. CHROMIUM_PATH=... node
 * e2e/make-film.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const PICTURES = join(import.meta.dirname, "../apps/server/seed/pictures");
const FILM = join(import.meta.dirname, "../apps/storefront/app/content/film/seven-turns.mp4");

/**
 * The pieces in the order in which they appear. The captions in seven-turns.vtt follow the same
 * order.
 */
const PIECES = [
  "kada-royal",
  "halo-ring-rose",
  "bangle-filigree",
  "emerald-halo-ring",
  "signet-ring-sun",
  "three-stone-ruby-ring",
  "solitaire-ring-yellow",
];
const FRAMES = 36;

/** The recording's size in pixels, its lengths in seconds, and its rate in bits per second. */
const LOOK = { width: 960, height: 540, turn: 4, fade: 0.6, bits: 1_800_000 };

const executablePath = process.env["CHROMIUM_PATH"];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
const frames = PIECES.map((piece) =>
  Array.from({ length: FRAMES }, (_, frame) => {
    const file = join(PICTURES, `spin-${piece}-${String(frame).padStart(2, "0")}.jpg`);
    return `data:image/jpeg;base64,${readFileSync(file).toString("base64")}`;
  }),
);
const film = await page.evaluate(record, { frames, look: LOOK });
writeFileSync(FILM, Buffer.from(film, "base64"));
await browser.close();

/** Draws and records the film. The function runs in the browser. @returns the MP4 file in base64 */
async function record({
  frames: pieces,
  look,
}: {
  frames: string[][];
  look: typeof LOOK;
}): Promise<string> {
  const { width, height, turn, fade, bits } = look;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const ground = canvas.getContext("2d");
  const layer = Object.assign(document.createElement("canvas"), { width: height, height });
  const piece = layer.getContext("2d");
  if (!ground || !piece) throw new Error("No canvas");

  const loaded = await Promise.all(
    pieces.map((all) =>
      Promise.all(all.map(async (one) => createImageBitmap(await (await fetch(one)).blob()))),
    ),
  );
  // The background of a piece has the mean colour of the border of the piece's first frame.
  const grounds = loaded.map(([first]) => {
    if (!first) throw new Error("No frames");
    piece.drawImage(first, 0, 0, height, height);
    const sum = [0, 0, 0];
    const edge = piece.getImageData(0, Math.round(height * 0.1), 4, Math.round(height * 0.6)).data;
    for (let at = 0; at < edge.length; at += 4) {
      for (const part of [0, 1, 2]) sum[part] = (sum[part] ?? 0) + (edge[at + part] ?? 0);
    }
    return `rgb(${sum.map((part) => Math.round(part / (edge.length / 4))).join(" ")})`;
  });

  /** Draws a piece at a part of its turn. The edges of the picture fade into the background. */
  function draw(index: number, part: number, alpha: number): void {
    const own = loaded[index];
    if (!own || !piece || !ground) return;
    const exact = part * own.length;
    const now = own[Math.floor(exact) % own.length];
    const next = own[(Math.floor(exact) + 1) % own.length];
    if (!now || !next) return;
    const share = exact - Math.floor(exact);
    piece.globalCompositeOperation = "source-over";
    piece.globalAlpha = 1;
    piece.drawImage(now, 0, 0, height, height);
    piece.globalAlpha = share * share * (3 - 2 * share);
    piece.drawImage(next, 0, 0, height, height);
    piece.globalAlpha = 1;
    piece.globalCompositeOperation = "destination-in";
    const half = height / 2;
    const mask = piece.createRadialGradient(half, half, half * 0.72, half, half, half);
    mask.addColorStop(0, "rgb(0 0 0 / 1)");
    mask.addColorStop(1, "rgb(0 0 0 / 0)");
    piece.fillStyle = mask;
    piece.fillRect(0, 0, height, height);
    ground.globalAlpha = alpha;
    ground.fillStyle = grounds[index] ?? "white";
    ground.fillRect(0, 0, width, height);
    ground.drawImage(layer, (width - height) / 2, 0);
    ground.globalAlpha = 1;
  }

  draw(0, 0, 1);
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: "video/mp4;codecs=avc1.42E01E",
    videoBitsPerSecond: bits,
  });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start(1000);
  const begin = performance.now();
  for (;;) {
    const seconds = (performance.now() - begin) / 1000;
    if (seconds >= turn * loaded.length) break;
    const index = Math.floor(seconds / turn);
    const within = seconds - index * turn;
    draw(index, within / turn, 1);
    const into = within - (turn - fade);
    if (into > 0 && index + 1 < loaded.length) draw(index + 1, 0, into / fade);
    await new Promise((resolve) => setTimeout(resolve, 36));
  }
  recorder.stop();
  await ended;
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(text);
}
