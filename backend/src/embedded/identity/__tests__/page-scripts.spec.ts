import { createContext, Script } from "node:vm"
import { chooserScript } from "../pages/chooser-page"
import { relayScript } from "../pages/relay-page"

const ORIGIN = "http://shop.test"
const APP = "apiKey=demo&appName=[DEFAULT]"
const KEY = "firebase:redirectEvent:demo:[DEFAULT]"

type Listener = (event: Record<string, unknown>) => void

/** As much of a browser as the two pages use. */
function browser(path: string) {
  const stored = new Map<string, string>()
  const listeners = new Map<string, Listener>()
  const elements: Record<string, Record<string, unknown>> = {
    email: { value: "jan@example.com" },
    name: { value: "Jan" },
    closed: { hidden: true },
    other: {
      addEventListener: (_type: string, listener: Listener) => listeners.set("submit", listener),
    },
  }
  const view = {
    location: Object.assign(new URL(path, ORIGIN), { assign: vi.fn() }),
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    document: { getElementById: (id: string) => elements[id], querySelectorAll: () => [] },
    parent: { postMessage: vi.fn() },
    opener: undefined as { frames: object[] } | undefined,
    crypto,
    URL,
    URLSearchParams,
  }
  return { view, stored, listeners, elements }
}

const run = (script: string, view: object) =>
  new Script(script).runInContext(createContext(Object.assign(view, { window: view })))

describe("the relay", () => {
  it("hands a redirect's result over once somebody listens, and once only", () => {
    const { view, stored, listeners } = browser(`/emulator/auth/iframe?${APP}`)
    stored.set(KEY, '{"type":"signInViaRedirect"}')
    run(relayScript, view)
    const listening = { origin: ORIGIN, data: { relay: "listening", type: "authEvent" } }
    listeners.get("message")?.(listening)
    listeners.get("message")?.(listening)
    expect(view.parent.postMessage.mock.calls).toEqual([
      [{ relay: "identity", type: "authEvent", authEvent: { type: "signInViaRedirect" } }, ORIGIN],
      [
        {
          relay: "identity",
          type: "authEvent",
          authEvent: { type: "unknown", error: { code: "auth/no-auth-event" } },
        },
        ORIGIN,
      ],
    ])
  })

  it("hears nobody of another origin", () => {
    const { view, listeners } = browser(`/emulator/auth/iframe?${APP}`)
    run(relayScript, view)
    const data = { eventType: "sendAuthEvent", authEvent: {} }
    listeners.get("message")?.({ origin: "http://evil.test", data })
    expect(view.parent.postMessage).not.toHaveBeenCalled()
  })
})

describe("the chooser", () => {
  const submit = { preventDefault: () => undefined }

  it("gives a popup's choice to the relay of the same app", () => {
    const { view, listeners } = browser(
      `/emulator/auth/handler?${APP}&providerId=google.com&authType=signInViaPopup&eventId=7`,
    )
    const relay = {
      location: new URL(`/emulator/auth/iframe?${APP}`, ORIGIN),
      postMessage: vi.fn(),
    }
    const stranger = Object.defineProperty({}, "location", {
      get: () => {
        throw new Error("another origin")
      },
    })
    view.opener = { frames: [stranger, relay] }
    run(chooserScript, view)
    listeners.get("submit")?.(submit)
    const [[message, target]] = relay.postMessage.mock.calls as [[Record<string, never>, string]]
    expect(target).toBe(ORIGIN)
    expect(message).toMatchObject({
      eventType: "sendAuthEvent",
      authEvent: { type: "signInViaPopup", eventId: "7" },
    })
    const { urlResponse } = message.authEvent as unknown as { urlResponse: string }
    const answer = new URL(urlResponse).searchParams
    expect(answer.get("providerId")).toBe("google.com")
    expect(JSON.parse(answer.get("id_token") ?? "")).toMatchObject({
      sub: expect.stringMatching(/^\d{21}$/),
      email: "jan@example.com",
      email_verified: true,
      name: "Jan",
    })
  })

  it("says so when the shop's window is gone", () => {
    const { view, listeners, elements } = browser(
      `/emulator/auth/handler?${APP}&authType=signInViaPopup`,
    )
    run(chooserScript, view)
    listeners.get("submit")?.(submit)
    expect(elements.closed?.hidden).toBe(false)
  })

  it.each([
    [`${ORIGIN}/login`, `${ORIGIN}/login`],
    ["http://evil.test/", undefined],
  ])("after a redirect from %s goes to %s", (redirectUrl, expected) => {
    const { view, stored, listeners } = browser(
      `/emulator/auth/handler?${APP}&authType=signInViaRedirect&redirectUrl=${redirectUrl}`,
    )
    run(chooserScript, view)
    listeners.get("submit")?.(submit)
    expect(JSON.parse(stored.get(KEY) ?? "{}")).toMatchObject({ type: "signInViaRedirect" })
    expect(view.location.assign.mock.calls[0]?.[0]?.href).toBe(expected)
  })
})
