let frames = 0

/** Where a frame's contents are built once it is ready. */
export type FrameBody = { document: Document; window: Window & typeof globalThis }

/**
 * A frame that is named and titled as Stripe's are, so that tests and screen readers find both
 * alike. It is filled from here: the shop's content policy allows no inline script or style.
 */
export function createFrame(title: string, fill: (body: FrameBody) => void): HTMLIFrameElement {
  const frame = document.createElement("iframe")
  frames += 1
  frame.name = `__privateStripeFrame${frames}`
  frame.title = title
  frame.srcdoc = "<!doctype html><html lang=en><title></title><body>"
  // A frame whose scheme differs from its page's is painted opaque: this keeps it see-through.
  frame.style.cssText = "border:0;display:block;width:100%;color-scheme:light only"
  frame.addEventListener("load", () => {
    const { contentDocument } = frame
    const window = contentDocument?.defaultView
    if (contentDocument && window) fill({ document: contentDocument, window })
  })
  return frame
}

/** Gives the frame a stylesheet that can be replaced; inline styles would need a laxer policy. */
export function addStylesheet({ document, window }: FrameBody): CSSStyleSheet {
  const stylesheet = new window.CSSStyleSheet()
  document.adoptedStyleSheets = [stylesheet]
  return stylesheet
}
