/** A message of the sign-in popup to the Firebase SDK. */
type AuthMessage = { type: string; authEvent: unknown }
type Listener = (message: AuthMessage, frame: RelayFrame) => unknown
type OpenOptions = { url: string; where: HTMLElement; attributes?: { style?: object } }
type WithGapi = Window & { gapi?: { iframes?: { Iframe?: unknown } } }

/**
 * The frame through which the SDK and the sign-in popup speak. It stands in for one of Google's
 * `gapi.iframes`, whose script could not be loaded without a network.
 */
class RelayFrame {
  private readonly listeners = new Map<string, Listener>()
  private readonly loaded: Promise<unknown>

  constructor(
    private readonly element: HTMLIFrameElement,
    view: Window,
  ) {
    this.loaded = new Promise((resolve) => element.addEventListener("load", resolve))
    view.addEventListener("message", (event) => {
      const ours = event.source === element.contentWindow && event.origin === this.origin
      if (!ours || event.data?.relay !== "identity") return
      this.listeners.get(event.data.type)?.(event.data, this)
    })
  }

  restyle(): Promise<void> {
    return Promise.resolve()
  }

  async ping(onAnswer: () => void): Promise<void> {
    await this.loaded
    onAnswer()
  }

  register(type: string, listener: Listener): void {
    this.listeners.set(type, listener)
    // The relay may hold the result of a redirect since before anybody listened.
    this.element.contentWindow?.postMessage({ relay: "listening", type }, this.origin)
  }

  send(type: string, _message: object, onAnswer: (answers: object[]) => void): void {
    if (type !== "webStorageSupport") return
    setTimeout(() => {
      try {
        onAnswer([{ status: "ACK", webStorageSupport: true }])
      } catch {
        // The SDK's callback throws after every answer, and Google's script swallows it as well.
      }
    })
  }

  private get origin(): string {
    return new URL(this.element.src).origin
  }
}

/**
 * Lets the unmodified `signInWithPopup` run against the embedded identity service: the SDK takes
 * Google's script for loaded when `gapi.iframes.Iframe` is there. Does nothing where it is.
 */
export function installEmbeddedGapi(view: WithGapi): void {
  if (view.gapi?.iframes?.Iframe) return
  const context = {
    open<Result>(options: OpenOptions, onOpen: (frame: RelayFrame) => Result): Result {
      const element = view.document.createElement("iframe")
      element.src = options.url
      element.tabIndex = -1
      element.setAttribute("aria-hidden", "true")
      Object.assign(element.style, options.attributes?.style)
      const frame = new RelayFrame(element, view)
      options.where.append(element)
      return onOpen(frame)
    },
  }
  const iframes = {
    Iframe: RelayFrame,
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => context,
  }
  view.gapi = { ...view.gapi, iframes }
}
