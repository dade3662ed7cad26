import { hasSeveralDays } from "../returnable"
import { returnText } from "../texts"
import { NO_LINE, piecesOf } from "../typed-return"
import type { useReturnForm } from "../use-return-form"
import { LineFields } from "./line-fields"

type PartsFieldsProps = {
  form: Pick<ReturnType<typeof useReturnForm>, "typed" | "change" | "left" | "refused">
  /** The line that the reader came for, by its place. */
  line: number | null
}

/** Each line of which pieces may come back. */
export function PartsFields({ form: { typed, change, left, refused }, line }: PartsFieldsProps) {
  const { lines } = left
  const severalDays = hasSeveralDays(lines)
  const first = lines.find((one) => one.line === line) ?? lines[0]
  const typedOf = (place: number) => typed.lines[place] ?? NO_LINE
  const withoutReason = lines.filter((one) => {
    const { qty, reason } = typedOf(one.line)
    return piecesOf(qty) && !reason
  })

  function returnAll() {
    const all = lines.map((one) => [one.line, { ...typedOf(one.line), qty: String(one.qty) }])
    change({ lines: Object.fromEntries(all) })
  }

  function share(place: number) {
    const { reason } = typedOf(place)
    const shared = withoutReason.map((one) => [one.line, { ...typedOf(one.line), reason }])
    change({ lines: { ...typed.lines, ...Object.fromEntries(shared) } })
  }

  return (
    <section aria-labelledby="return-parts">
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-b border-line pb-1">
        <h3 id="return-parts" className="text-2xl">
          {returnText("parts")}
        </h3>
        {lines.length > 1 ? (
          <button
            type="button"
            className="min-h-8 text-sm underline underline-offset-4"
            onClick={returnAll}
          >
            {returnText("returnAll")}
          </button>
        ) : null}
      </div>
      {lines.map((one) => (
        <LineFields
          key={one.line}
          line={one}
          typed={typedOf(one.line)}
          said={{
            qty: refused[`lines.${one.line}.qty`] ?? "",
            reason: refused[`lines.${one.line}.reason`] ?? "",
          }}
          hasUntil={severalDays}
          autoFocus={one === first}
          onShareReason={
            typedOf(one.line).reason && withoutReason.length > 0 ? () => share(one.line) : null
          }
          onChange={(next, field) =>
            change({ lines: { ...typed.lines, [one.line]: next } }, `lines.${one.line}.${field}`)
          }
        />
      ))}
    </section>
  )
}
