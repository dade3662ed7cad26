/** A line as a list keeps it. */
export type KeptLine = { productId: string; qty: number; note: string }

/** What a list says. */
export type Said<Line extends KeptLine = KeptLine> = {
  name: string
  note: string
  lines: readonly Line[]
}

export type ListChange =
  | { kind: "head"; name: string; note: string }
  | { kind: "set"; productId: string; qty: number }
  | { kind: "note"; productId: string; note: string }
  | { kind: "remove"; productId: string }
  /** A removed line, back at its place. */
  | { kind: "restore"; line: KeptLine; index: number }
  /** Up by one place, or down. */
  | { kind: "move"; productId: string; by: -1 | 1 }

/** What a list says after a change. What it speaks of may have gone elsewhere: then nothing changes. */
export function changedList(said: Said, change: ListChange): Said {
  if (change.kind === "head") return { ...said, name: change.name, note: change.note }
  return { ...said, lines: changedLines(said.lines, change) }
}

type LineChange = Exclude<ListChange, { kind: "head" }>

function changedLines(lines: readonly KeptLine[], change: LineChange): readonly KeptLine[] {
  switch (change.kind) {
    case "set":
      return withLine(lines, change.productId, { qty: change.qty })
    case "note":
      return withLine(lines, change.productId, { note: change.note })
    case "remove":
      return lines.filter(({ productId }) => productId !== change.productId)
    case "restore":
      return lines.some(({ productId }) => productId === change.line.productId)
        ? lines
        : lines.toSpliced(change.index, 0, change.line)
    case "move":
      return moved(lines, change)
  }
}

function withLine(
  lines: readonly KeptLine[],
  productId: string,
  now: Partial<KeptLine>,
): KeptLine[] {
  return lines.map((line) => (line.productId === productId ? { ...line, ...now } : line))
}

function moved(
  lines: readonly KeptLine[],
  { productId, by }: { productId: string; by: -1 | 1 },
): readonly KeptLine[] {
  const from = lines.findIndex((line) => line.productId === productId)
  const to = from + by
  const line = lines[from]
  if (!line || to < 0 || to >= lines.length) return lines
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}
