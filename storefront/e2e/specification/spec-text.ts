import type { Locator, Page } from "playwright-core"

/** A text of the specification, and where it has to be on the page as it is. */
export type SpecText = { words: string; find: (page: Page) => Locator }

export const text = (words: string): SpecText => ({
  words,
  find: (page) => page.getByText(words, { exact: true }),
})

export const heading = (name: string): SpecText => ({
  words: `heading ${name}`,
  find: (page) => page.getByRole("heading", { name, exact: true }),
})

export const button = (name: string): SpecText => ({
  words: `button ${name}`,
  find: (page) => page.getByRole("button", { name, exact: true }),
})

export const link = (name: string, to: string): SpecText => ({
  words: `link ${name} to ${to}`,
  find: (page) => page.getByRole("link", { name, exact: true }).and(page.locator(`[href="${to}"]`)),
})

export const region = (name: string): SpecText => ({
  words: `region ${name}`,
  find: (page) => page.getByRole("region", { name, exact: true }),
})

export const fields = (...labels: string[]): SpecText[] =>
  labels.map((label) => ({
    words: `field ${label}`,
    find: (page) => page.getByLabel(label, { exact: true }),
  }))

/** A table by its caption, with these heads. */
export const table = (caption: string, heads: string[]): SpecText[] =>
  heads.map((head) => ({
    words: `head ${head} of ${caption}`,
    find: (page) =>
      page
        .getByRole("table", { name: caption, exact: true })
        .getByRole("columnheader", { name: head, exact: true }),
  }))

/** What a field says is wrong with it, as those hear it who are in the field. */
export const problem = (words: string): SpecText => ({
  words,
  find: (page) => page.locator('[id$="-error"]').getByText(words, { exact: true }),
})

/** Waits until each of these texts can be seen; names those that cannot. */
export async function seeAll(page: Page, texts: SpecText[]): Promise<void> {
  const missing = await Promise.all(
    texts.map(async ({ words, find }) => ((await appears(find(page))) ? [] : [words])),
  )
  expect({ at: page.url(), missing: missing.flat() }).toEqual({ at: page.url(), missing: [] })
}

function appears(locator: Locator): Promise<boolean> {
  return locator
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    )
}
