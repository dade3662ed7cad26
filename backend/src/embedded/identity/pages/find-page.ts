import type { ProjectState } from "../emulator/project-state"
import { chooserPage, chooserScript } from "./chooser-page"
import { pagePaths } from "./page-paths"
import { pageStyle } from "./page-style"
import { relayPage, relayScript } from "./relay-page"

type Page = { type: string; body: string }

const html = (body: string): Page => ({ type: "text/html; charset=utf-8", body })
const script = (body: string): Page => ({ type: "text/javascript; charset=utf-8", body })

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
