/**
 * Gives the focus of a dialog that closed to what opened it, or to the page's heading where that is
 * gone or never was. To be called while the dialog goes; what took the focus meanwhile keeps it.
 */
export function restoreFocus(opener: Element | null): void {
  // The page is inert until the dialog is out of it.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const there = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    const target = there ? opener : document.querySelector<HTMLElement>("main h1")
    target?.focus({ preventScroll: true })
  })
}
