import { Copy } from "lucide-react"
import { toast } from "@/components/ui/feedback/toast"
import { partText } from "../texts"

/** The numbers that other makers give the part; each is a button that copies it. */
export function OemNumbers({ numbers }: { numbers: string[] }) {
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

/**
 * Parts "Velmont 7B3 201 114 A" into who gives the number and the number, which is what one copies.
 * Where the first word holds a digit, or nothing follows it, all of it is the number.
 */
export function readOemNumber(text: string): { maker: string; number: string } {
  const [, maker, number] = /^(\D\S*)\s+(\S.*)$/.exec(text.trim()) ?? []
  if (!maker || !number || /\d/.test(maker)) return { maker: "", number: text.trim() }
  return { maker, number }
}
