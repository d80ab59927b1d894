/**
 * Loads a gateway's script, once.
 * @returns the object that the script puts into the page under its name
 * @throws Error when the script can't be loaded
 */
export async function loadScript<Sdk>(src: string, name: string): Promise<Sdk> {
  const sdk = () => (globalThis as unknown as Record<string, Sdk | undefined>)[name];
  if (!sdk()) {
    await new Promise((resolve, reject) => {
      const element = document.createElement("script");
      element.src = src;
      element.onload = resolve;
      element.onerror = () => reject(new Error(`${src} can't be loaded`));
      document.head.append(element);
    });
  }
  const loaded = sdk();
  if (!loaded) throw new Error(`${src} has no ${name}`);
  return loaded;
}
