import { escapeHtml } from "../../../contract/html"

/** A picture that the reader waits for, as its `<img>` asks for it. */
export type PictureLink = {
  href: string
  imagesrcset?: string | undefined
  imagesizes?: string | undefined
  type?: string | undefined
  media?: string | undefined
}

type First = {
  scripts: readonly string[]
  /** As below /api/v1. */
  calls: readonly string[]
  pictures: readonly PictureLink[]
}

/** What the browser is told to fetch before the first script runs. */
export function pageLinks({ scripts, calls, pictures }: First): string {
  return [
    ...scripts.map((href) => link({ rel: "modulepreload", crossorigin: "", href })),
    // As `fetch` asks without an option: a browser takes one for the other when all of it agrees.
    ...calls.map((call) =>
      link({ rel: "preload", as: "fetch", crossorigin: "anonymous", href: `/api/v1${call}` }),
    ),
    ...pictures.map((picture) =>
      link({ rel: "preload", as: "image", fetchpriority: "high", ...picture }),
    ),
  ].join("\n    ")
}

function link(attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${escapeHtml(value)}"`],
  )
  return `<link ${written.join(" ")} />`
}
