import { Copy } from "lucide-react"
import { toast } from "@/components/ui/feedback/toast"
import { partText } from "./texts"

type NumberListProps = { numbers: readonly { brand: string; number: string }[] }

/** Numbers of a part, each with who gives it and a button that copies it. */
export function NumberList({ numbers }: NumberListProps) {
  async function copy(number: string) {
    try {
      await navigator.clipboard.writeText(number)
      toast.success(partText("copied", { number }))
    } catch {
      // Browsers keep the clipboard from pages without TLS.
      toast.error(partText("cannotCopy"))
    }
  }
  return (
    <ul className="border-t border-line">
      {numbers.map(({ brand, number }) => (
        <li
          key={`${brand} ${number}`}
          className="flex min-h-11 items-center gap-4 border-b border-line"
        >
          {brand ? <span className="w-28 shrink-0 text-muted">{brand}</span> : null}
          <span className="grow font-medium wrap-anywhere tabular-nums select-all">{number}</span>
          <button
            type="button"
            className="btn btn-square btn-ghost"
            aria-label={partText("copyNumber", { number })}
            title={partText("copy")}
            onClick={() => void copy(number)}
          >
            <Copy aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
