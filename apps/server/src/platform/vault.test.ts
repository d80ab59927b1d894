import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createVault, openVault, readSealingKey, type SealingKey } from "./vault.ts";

const key = (id: string): SealingKey => ({ id, key: randomBytes(32) });
const [old, fresh] = [key("old"), key("fresh")];
const PAN = "ABCPE1234F";

describe("a vault", () => {
  const vault = createVault([fresh, old]);

  it("decrypts only for the same owner, and encrypts differently each time", () => {
    const [one, other] = [vault.seal(PAN, "order:1"), vault.seal(PAN, "order:1")];
    expect(one).not.toBe(other);
    expect(one).toMatch(/^v1\.fresh\.[\w-]+$/);
    expect(Buffer.from(one.split(".")[2] ?? "", "base64url").includes(PAN)).toBe(false);
    expect([vault.open(one, "order:1"), vault.open(other, "order:1")]).toEqual([PAN, PAN]);
  });

  it("decrypts what an older key encrypted", () => {
    expect(vault.open(createVault([old]).seal(PAN, "order:1"), "order:1")).toBe(PAN);
  });

  it("refuses a text of another purpose or key, and one that was changed or cut", () => {
    const sealed = vault.seal(PAN, "order:1");
    expect(() => vault.open(sealed, "order:2")).toThrow();
    const at = sealed.length - 8;
    const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
    expect(() => vault.open(changed, "order:1")).toThrow();
    expect(() => vault.open(sealed.slice(0, 20), "order:1")).toThrow();
    expect(() => createVault([old]).open(sealed, "order:1")).toThrow(/fresh/);
    const impostor = createVault([{ ...key("fresh") }]);
    expect(() => impostor.open(sealed, "order:1")).toThrow();
  });
});

describe("the shop's own key", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "suvarna-vault-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it("is created once, readable only by its owner", async () => {
    const folder = join(dataDir, "shop");
    const open = () => openVault({ sealingKeys: [], dataDir: folder });
    const [one, other] = await Promise.all([open(), open()]);
    expect(other.open(one.seal(PAN, "x"), "x")).toBe(PAN);
    const file = join(folder, "sealing-key");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readSealingKey(await readFile(file, "utf8"))?.id).toBe("own");
    const configured = await openVault({ sealingKeys: [fresh], dataDir: folder });
    expect(configured.seal(PAN, "x")).toMatch(/^v1\.fresh\./);
  });

  it("is not created again in place of a broken one", async () => {
    await writeFile(join(dataDir, "sealing-key"), "own:short");
    await expect(openVault({ sealingKeys: [], dataDir })).rejects.toThrow(/holds no key/);
  });
});

it.each(["", "id", "id:short", "ID:".padEnd(47, "A"), `a b:${"A".repeat(43)}=`])(
  "refuses %j as a key",
  (text) => expect(readSealingKey(text)).toBeNull(),
);
