import type { Entry } from "../check/entries"
import { quickText } from "../texts"

/** Which lines of the list an entry is. */
export function LineNumbers({ lines }: Pick<Entry, "lines">) {
  const numbers = lines.map(({ line }) => line)
  return (
    <span className="lettering text-muted">
      {numbers.length > 1
        ? quickText("lines", { lines: numbers.join(", ") })
        : quickText("line", { lines: numbers[0] ?? "" })}
    </span>
  )
}
