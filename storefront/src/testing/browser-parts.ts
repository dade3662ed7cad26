/** What the pages use of a browser and jsdom does not have. */
export function installBrowserParts(): void {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      // Nothing moves: a dialog that leaves is gone at once.
      matches: media.includes("prefers-reduced-motion"),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.scrollTo = () => undefined
  globalThis.URL.createObjectURL = () => "blob:picture"
  globalThis.URL.revokeObjectURL = () => undefined
}
