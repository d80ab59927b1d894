/**
 * The colours of the opening screen and of the browser's bar: `ivory` and `wine-deep` of the
 * design.
 */
const [IVORY, WINE_DEEP] = ["#fefcf9", "#2a0810"];

/** The web app manifest, with which a phone can put the shop on its home screen. */
export function webManifest({ name, tagline }: { name: string; tagline: string }): string {
  return JSON.stringify({
    id: "/",
    name,
    short_name: name,
    description: tagline,
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: IVORY,
    theme_color: WINE_DEEP,
    icons: [
      icon("/icon-192.png", "192x192"),
      icon("/icon-512.png", "512x512"),
      { ...icon("/icon-maskable-512.png", "512x512"), purpose: "maskable" },
    ],
  });
}

function icon(src: string, sizes: string) {
  return { src, sizes, type: "image/png" };
}
