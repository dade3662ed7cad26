/** What stands between the cells of a line. */
export type Separator = "\t" | ";" | "," | " "

const QUOTE = '"'

/** The separator of a line: what no number of a part has in it comes first. */
export function separatorOf(line: string): Separator {
  const found = (["\t", ";", ","] as const).find((sign) => line.includes(sign))
  return found ?? " "
}

/**
 * The cells of one line, without the spaces around them. A quote that is never closed is a sign like
 * any other: it spoils its own line at most, which is why no line is read together with the next.
 */
export function cellsOf(line: string, separator: Separator): string[] {
  if (separator === " ") return line.trim().split(/\s+/).filter(Boolean)
  const cells: string[] = []
  let at = 0
  while (at <= line.length) {
    const cell = cellAt(line, at, separator)
    cells.push(cell.text.trim())
    at = cell.end + 1
  }
  return cells
}

type Cell = { text: string; end: number }

function cellAt(line: string, start: number, separator: Separator): Cell {
  const begin = start + (/^ */.exec(line.slice(start))?.[0].length ?? 0)
  return (
    (line[begin] === QUOTE && quotedCell(line, begin, separator)) ||
    plainCell(line, start, separator)
  )
}

function plainCell(line: string, start: number, separator: Separator): Cell {
  const next = line.indexOf(separator, start)
  const end = next < 0 ? line.length : next
  return { text: line.slice(start, end), end }
}

function quotedCell(line: string, begin: number, separator: Separator): Cell | undefined {
  let text = ""
  for (let at = begin + 1; at < line.length; at += 1) {
    if (line[at] !== QUOTE) {
      text += line[at]
    } else if (line[at + 1] === QUOTE) {
      text += QUOTE
      at += 1
    } else {
      const end = at + 1 + (/^ */.exec(line.slice(at + 1))?.[0].length ?? 0)
      return end === line.length || line[end] === separator ? { text, end } : undefined
    }
  }
  return undefined
}
