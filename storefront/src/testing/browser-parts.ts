/** What the pages use of a browser and jsdom does not have. */
export function installBrowserParts(): void {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      // A wide screen on which nothing moves: a dialog that leaves is gone at once.
      matches: /prefers-reduced-motion|min-width/.test(media),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Nothing comes near the window: a list waits for its button.
  globalThis.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ""
    readonly scrollMargin = ""
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords = () => []
  }
  Blob.prototype.arrayBuffer = function () {
    return new Promise((resolve, reject) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.onerror = () => reject(reader.error ?? new Error("not read"))
      reader.readAsArrayBuffer(this)
    })
  }
  globalThis.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  globalThis.URL.createObjectURL = () => "blob:picture"
  globalThis.URL.revokeObjectURL = () => undefined
}
