import { screen, waitFor, within } from "@testing-library/react"

/** Waits for the toast with exactly these words. */
export async function seeToast(words: string): Promise<void> {
  await waitFor(() => {
    const toasts = screen.queryAllByRole("status").map((toast) => toast.textContent)
    expect(toasts).toContain(words)
  })
}

/** The table of this name once the row with `text` is in it. */
export async function seeTable(name: string, text: string): Promise<HTMLElement> {
  const table = await screen.findByRole("table", { name })
  await within(table).findByText(text)
  return table
}

export function headsOf(table: HTMLElement): (string | null)[] {
  return within(table)
    .getAllByRole("columnheader")
    .map((head) => head.textContent)
}

/** The texts of a column, row by row. */
export function columnOf(table: HTMLElement, head: string): (string | null)[] {
  const index = headsOf(table).indexOf(head)
  return rowsOf(table).map((row) => within(row).getAllByRole("cell")[index]?.textContent ?? null)
}

/** The table's rows without its heads. */
export function rowsOf(table: HTMLElement): HTMLElement[] {
  return within(table).getAllByRole("row").slice(1)
}

export function rowOf(table: HTMLElement, text: string): HTMLElement {
  const row = rowsOf(table).find((one) => one.textContent?.includes(text))
  if (!row) throw new Error(`No row says ${text}`)
  return row
}

/** What a field is told to be wrong with, by the element that describes it. */
export function errorOf(field: HTMLElement): string | null {
  const [id = ""] = field.getAttribute("aria-describedby")?.split(" ") ?? []
  expect(field).toHaveAttribute("aria-invalid", "true")
  return document.getElementById(id)?.textContent ?? null
}
