import { addStylesheet, createFrame, type FrameBody } from "./frame"

/** Above everything, as Stripe's own is: it opens from within a dialog of the shop. */
const OVERLAY =
  "position:fixed;inset:0;z-index:2147483647;display:grid;place-items:center;padding:16px;background:rgb(0 0 0 / 0.6)"

const STYLE = `
body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1a1f36 }
h1 { margin: 0 0 8px; font-size: 18px }
p { margin: 0 0 20px }
div { display: flex; flex-wrap: wrap; gap: 12px }
button { flex: 1 1 auto; min-height: 44px; padding: 0 16px; border: 1px solid #1a1f36;
  border-radius: 3px; background: #fff; color: #1a1f36; font: inherit; cursor: pointer }
button:first-child { background: #1a1f36; color: #fff }
button:focus-visible { outline: 3px solid #0b63ce; outline-offset: 2px }
`

/** Shows the bank's test page over the shop; true when the buyer completes it. */
export function runChallenge(): Promise<boolean> {
  const before = document.activeElement
  const overlay = document.createElement("div")
  overlay.style.cssText = OVERLAY
  return new Promise((resolve) => {
    const frame = createFrame("3D Secure test page", (body) =>
      fill(body, (passed) => {
        overlay.remove()
        if (before instanceof HTMLElement) before.focus()
        resolve(passed)
      }),
    )
    frame.style.maxWidth = "420px"
    frame.style.height = "220px"
    frame.style.borderRadius = "4px"
    frame.style.background = "#fff"
    overlay.append(frame)
    document.body.append(overlay)
  })
}

function fill(body: FrameBody, end: (passed: boolean) => void): void {
  const { document } = body
  addStylesheet(body).replaceSync(STYLE)
  const title = document.createElement("h1")
  title.textContent = "3D Secure test page"
  const text = document.createElement("p")
  text.textContent = "This stands for your bank's own check. No money moves."
  const buttons = document.createElement("div")
  // The ids of Stripe's test page: one browser test passes both.
  const complete = button(document, { id: "test-source-authorize-3ds", text: "Complete" })
  complete.addEventListener("click", () => end(true))
  const fail = button(document, { id: "test-source-fail-3ds", text: "Fail" })
  fail.addEventListener("click", () => end(false))
  buttons.append(complete, fail)
  document.body.append(title, text, buttons)
  complete.focus()
}

function button(document: Document, { id, text }: { id: string; text: string }): HTMLElement {
  const element = document.createElement("button")
  element.type = "button"
  element.id = id
  element.textContent = text
  return element
}
