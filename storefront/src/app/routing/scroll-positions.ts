const KEY = "scroll-places"
const KEPT = 50

/** Where each entry of the history was scrolled to, in pixels; kept for a reload of the tab. */
export class ScrollPositions {
  private readonly positions: Map<string, number>

  constructor(private readonly storage: () => Pick<Storage, "getItem" | "setItem">) {
    this.positions = new Map(this.stored())
  }

  of(entry: string): number | undefined {
    return this.positions.get(entry)
  }

  set(entry: string, top: number): void {
    // The newest last: the oldest are the first to be forgotten.
    this.positions.delete(entry)
    this.positions.set(entry, top)
  }

  save(): void {
    try {
      const newest = [...this.positions].slice(-KEPT)
      this.storage().setItem(KEY, JSON.stringify(newest))
    } catch {
      // Blocked storage: positions last as long as the page.
    }
  }

  private stored(): [string, number][] {
    try {
      return JSON.parse(this.storage().getItem(KEY) ?? "[]") as [string, number][]
    } catch {
      return []
    }
  }
}
