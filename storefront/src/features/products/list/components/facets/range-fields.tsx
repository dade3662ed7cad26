import { TextField } from "@/components/ui/form/text-field"
import { useSearchDraft } from "../../../search/use-search-draft"
import { listText } from "../../texts"

export type Ends = { from: string; to: string }

type RangeFieldsProps = Ends & {
  /** What the range is of, where no legend around it tells. */
  of?: string
  /** From the lowest to the highest that the other filters leave. */
  range: { min: number; max: number } | null
  /** What was typed as the shop takes it; empty where it is nothing. */
  read: (typed: string) => string
  example: string
  crossed: string
  onChange: (ends: Partial<Ends>, how: { typing: boolean }) => void
}

/** From one number to another, in force after a pause in typing. */
export function RangeFields({ of, range, read, example, crossed, ...props }: RangeFieldsProps) {
  const from = useSearchDraft(props.from, (text, how) => props.onChange({ from: read(text) }, how))
  const to = useSearchDraft(props.to, (text, how) => props.onChange({ to: read(text) }, how))
  const isCrossed = props.from !== "" && props.to !== "" && Number(props.from) > Number(props.to)
  const field = (draft: typeof from, label: string, hint: number | undefined) => ({
    label,
    "aria-label": of && `${of}: ${label}`,
    value: draft.text,
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: 20,
    placeholder: hint === undefined ? "" : String(hint),
    onChange: (event: { target: { value: string } }) => draft.type(event.target.value),
    onBlur: draft.submit,
    error: draft.text.trim() && !read(draft.text) ? example : undefined,
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        from.submit()
        to.submit()
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field(from, listText("fromPrice"), range?.min)} />
        <TextField {...field(to, listText("toPrice"), range?.max)} />
      </div>
      <p aria-live="polite" className={isCrossed ? "mt-2 text-sm text-muted" : "sr-only"}>
        {isCrossed ? crossed : ""}
      </p>
      {/* Without a button Enter does nothing in a form of two fields. */}
      <button type="submit" hidden>
        {listText("apply")}
      </button>
    </form>
  )
}
