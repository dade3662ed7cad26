import axe from "axe-core"
import type { Page } from "playwright-core"

/** What axe objects to on the page as it is: the rule and where, short enough to read in a failure. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    return (await inPage.run(document, { resultTypes: ["violations"] })).violations
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))
}

/** The same in the light and in the dark theme. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" })
  const light = await violations(page)
  await page.emulateMedia({ colorScheme: "dark" })
  await page.locator("html[data-theme=halden-dark]").waitFor()
  return [...light, ...(await violations(page))]
}
