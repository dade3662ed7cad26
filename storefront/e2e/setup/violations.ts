import axe from "axe-core"
import type { Page } from "playwright-core"

/** The rules that look at colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"]

/** What axe objects to on the page as it is: the rule and where, short enough to read in a failure. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window)
  if (!isThere) await page.evaluate(axe.source)
  const found = await page.evaluate(async (values) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe }
    const only = values && ({ type: "rule", values } as const)
    const options = { resultTypes: ["violations" as const], ...(only && { runOnly: only }) }
    return (await inPage.run(document, options)).violations
  }, rules)
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))
}

/** The page's theme beside what the system asks for: where one does not follow, a failure tells which. */
function themeAndSystem(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(() => [
    document.documentElement.dataset.theme,
    matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light",
  ])
}

/** The same in the light and in the dark theme, of which the second is but other colours. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" })
  await expect.poll(() => themeAndSystem(page)).toEqual(["halden", "light"])
  const light = await violations(page)
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" })
  await expect.poll(() => themeAndSystem(page)).toEqual(["halden-dark", "dark"])
  const dark = await violations(page, OF_COLOURS)
  return [...light, ...dark.map((violation) => `dark: ${violation}`)]
}
