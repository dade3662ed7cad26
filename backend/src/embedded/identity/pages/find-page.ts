import type { ProjectState } from "../emulator/project-state"
import { chooserPage, chooserScript } from "./chooser-page"
import { pagePaths } from "./page-paths"
import { relayPage, relayScript } from "./relay-page"

type Page = { type: string; body: string }

const html = (body: string): Page => ({ type: "text/html; charset=utf-8", body })
const script = (body: string): Page => ({ type: "text/javascript; charset=utf-8", body })

/** One style sheet for the pages, light and dark. */
const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 26rem; margin-inline: auto; padding: 1.5rem; }
h1 { font-size: 1.25rem; }
label { display: block; margin-block: 0.75rem; }
input, button { box-sizing: border-box; width: 100%; padding: 0.625rem; font: inherit; }
input { border: 1px solid GrayText; border-radius: 3px; }
button { margin-block: 0.25rem; border: 1px solid GrayText; border-radius: 3px; cursor: pointer; }
button[data-claims] { text-align: left; }
`

const fixed = new Map<string, Page>([
  [pagePaths.relay, html(relayPage)],
  [pagePaths.relayScript, script(relayScript)],
  [pagePaths.chooserScript, script(chooserScript)],
  [pagePaths.style, { type: "text/css; charset=utf-8", body: pageStyle }],
])

/** The page, script or style at a path, undefined where there is none. */
export function findPage(pathname: string, state: ProjectState): Page | undefined {
  if (pathname !== pagePaths.chooser) return fixed.get(pathname)
  return html(chooserPage(state.listProviderInfosByProviderId("google.com")))
}
