const AGAIN_AFTER_MS = 1000;

/**
 * Loads code of the page, and tries once more after a second if that fails. Firefox breaks off what
 * a page is loading as soon as the visitor leaves the page, but shows the page until the next one
 * arrives. Without the second try, the visitor would see an error in the meantime.
 * @throws the error of the second try
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch {
    await new Promise((resume) => setTimeout(resume, AGAIN_AFTER_MS));
    return load();
  }
}
