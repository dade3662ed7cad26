import { Copy } from "lucide-react"
import { toast } from "@/components/ui/feedback/toast"
import { readOemNumber } from "../oem-number"

/** The numbers that other makers give the part; each is a button that copies it. */
export function OemNumbers({ numbers }: { numbers: string[] }) {
  async function copy(number: string) {
    try {
      await navigator.clipboard.writeText(number)
      toast.success(`Copied ${number}`)
    } catch {
      // Browsers keep the clipboard from pages without TLS.
      toast.error("This browser does not let the page copy. Select the number instead.")
    }
  }
  return (
    <ul className="border-t border-line">
      {numbers.map(readOemNumber).map(({ maker, number }) => (
        <li
          key={`${maker} ${number}`}
          className="flex min-h-11 items-center gap-4 border-b border-line"
        >
          <span className="w-28 shrink-0 text-muted">{maker}</span>
          <span className="grow font-medium tabular-nums select-all">{number}</span>
          <button
            type="button"
            className="btn btn-square btn-ghost"
            aria-label={`Copy ${number}`}
            title="Copy"
            onClick={() => void copy(number)}
          >
            <Copy aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}
