import { expect, it } from "vitest";
import { pageMeta } from "./meta.ts";

const place = (pathname: string) => ({
  location: { pathname },
  matches: [
    { id: "root", loaderData: { shop: { origin: "https://shop.example", name: "Heera Jewels" } } },
    undefined,
    { id: "page" },
  ],
});
const titleIn = (meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((entry) => ("title" in entry ? [entry.title] : []))[0];
const descriptionIn = (meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((entry) => ("name" in entry && entry.name === "description" ? [entry.content] : []));

it("sets the canonical address with the shop's own origin", () => {
  const meta = pageMeta({ title: "Terms" }, place("/terms"));
  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://shop.example/terms",
  });
  expect(meta).toContainEqual({ property: "og:url", content: "https://shop.example/terms" });
});

it("names the same page in all languages, and the one for all other languages", () => {
  const meta = pageMeta({ title: "Shop", address: "/" }, place("/"));
  const alternates = meta.filter((entry) => "hrefLang" in entry);
  expect(alternates.map((entry) => "hrefLang" in entry && [entry.hrefLang, entry.href])).toEqual([
    ["en", "https://shop.example/"],
    ["hi", "https://shop.example/hi"],
    ["x-default", "https://shop.example/"],
  ]);
  expect(pageMeta({ title: "Cart", personal: true }, place("/cart"))).not.toContainEqual(
    expect.objectContaining({ rel: "alternate" }),
  );
});

it("prefers the page's own canonical address", () => {
  const meta = pageMeta({ title: "Shop", address: "/shop?page=2" }, place("/products"));
  expect(meta).toContainEqual({
    property: "og:url",
    content: "https://shop.example/shop?page=2",
  });
});

it("shows the shared picture by its full address", () => {
  const image = { path: "/share/kada.jpg", alt: "Kada" };
  expect(pageMeta({ title: "Kada", image }, place("/product/kada"))).toContainEqual({
    property: "og:image",
    content: "https://shop.example/share/kada.jpg",
  });
});

it("shows the shop's picture for a page without a picture of its own", () => {
  expect(pageMeta({ title: "Terms" }, place("/terms"))).toContainEqual({
    property: "og:image",
    content: "https://shop.example/share.jpg",
  });
});

it("sets no address for a personal page, and excludes it from indexes", () => {
  const meta = pageMeta({ title: "Cart", personal: true }, place("/cart"));
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(meta)).not.toContain("shop.example");
});

it("drops the shop's name before it shortens a title", () => {
  const name = "Solitaire diamond engagement ring with a halo, 18K white gold";
  expect(titleIn(pageMeta({ title: "Kada" }, place("/")))).toBe("Kada | Heera Jewels");
  expect(titleIn(pageMeta({ title: name.slice(0, 55) }, place("/")))).toBe(name.slice(0, 55));
  const cut = titleIn(pageMeta({ title: `${name} ${name}` }, place("/")));
  expect(cut).toBe("Solitaire diamond engagement ring with a halo, 18K white…");
});

it("ends a long description at a whole word within 160 characters", () => {
  const [description] = descriptionIn(
    pageMeta({ description: "Beaded gold, ".repeat(20) }, place("/")),
  );
  expect(description).toMatch(/Beaded( gold)?…$/);
  expect(String(description).length).toBeLessThanOrEqual(160);
});

it("names the shop by its own name, and by a stand-in where the shop is not loaded", () => {
  const meta = pageMeta({ title: "Terms" }, place("/terms"));
  expect(titleIn(meta)).toBe("Terms | Heera Jewels");
  expect(meta).toContainEqual({ property: "og:site_name", content: "Heera Jewels" });
  expect(meta).toContainEqual({ property: "og:image:alt", content: "Heera Jewels" });
  const profile = { title: "Profile", personal: true } as const;
  expect(titleIn(pageMeta(profile, place("/profile")))).toBe("Profile | Heera Jewels");
  const unloaded = { location: { pathname: "/profile" }, matches: [] };
  expect(titleIn(pageMeta(profile, unloaded))).toBe("Profile | Suvarna");
});
