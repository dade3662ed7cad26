import { QueryClientProvider } from "@tanstack/react-query"
import { render, screen } from "@testing-library/react"
import { http, HttpResponse } from "msw"
import fs from "node:fs"
import path from "node:path"
import { queryClient } from "@/platform/query-client"
import { fillSlots } from "@/platform/slots/fill-slots"
import type { StorefrontPlugin } from "@/platform/slots/storefront-plugin"
import { server } from "@/testing/server"

const ROOT = path.resolve(import.meta.dirname, "../../../..")
const text = fs.readFileSync(path.join(ROOT, "docs/extending.md"), "utf8")
const folder = path.join(ROOT, `.data/test/recipes-${process.pid}`)

/** Writes each file that the documentation names below `storefront`, with the code that follows. */
function writeRecipes(): void {
  fs.mkdirSync(folder, { recursive: true })
  for (const [, file = "", code = ""] of text.matchAll(
    /`storefront\/([a-z-]+\.tsx?)`:\n\n```tsx?\n([^]*?)```/g,
  )) {
    fs.writeFileSync(path.join(folder, file), code)
  }
}

describe("the recipe of a page", () => {
  beforeAll(writeRecipes)
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  it("shows what the plugin's own route answers, under an address of its own", async () => {
    const asked = vi.fn(() =>
      HttpResponse.json({ success: true, data: [{ name: "Hall 4", open: "Mo to Fr" }] }),
    )
    server.use(http.get("*/api/v1/x/acme-core-deposit/depots/Emden", asked))
    const file = path.join(folder, "plugin.ts")
    const { default: plugin } = (await import(/* @vite-ignore */ file)) as {
      default: StorefrontPlugin
    }
    const [page] = fillSlots([plugin]).pages
    if (!page) throw new Error("the recipe has no page")
    expect(page).toMatchObject({ path: "/depots", link: "Depots" })
    render(
      <QueryClientProvider client={queryClient}>
        <page.Page />
      </QueryClientProvider>,
    )
    expect(await screen.findByText("Hall 4: Mo to Fr")).toBeVisible()
    expect(asked).toHaveBeenCalledOnce()
  })
})
