const MINUTE_MS = 60_000
const now = Date.now.bind(Date)

/** Lets the shop's clock be so many minutes ahead; every call counts from the real time. */
export function minutesLater(minutes: number): void {
  vi.spyOn(Date, "now").mockImplementation(() => now() + minutes * MINUTE_MS)
}

/** Sets the shop's clock right again. */
export function backToNow(): void {
  vi.mocked(Date.now).mockRestore?.()
}
