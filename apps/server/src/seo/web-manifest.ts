/**
 * The background colour of the start screen and the colour of the browser's bar. They are `ivory`
 * and `wine-deep` of the design system.
 */
const [IVORY, WINE_DEEP] = ["#fefcf9", "#2a0810"];

/**
 * Returns the web app manifest, with which people can add the shop to the home screen of a phone.
 */
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
