import { useId, useState, type ReactNode } from "react"
import { listText } from "../../texts"

type Entry = { key: string; content: ReactNode; chosen?: boolean }
type ShowMoreListProps = { entries: Entry[]; few: number; className?: string }

/** The first few of a long list and what is chosen of it, with a button for the others. */
export function ShowMoreList({ entries, few, className = "" }: ShowMoreListProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  const shown = all ? entries : entries.filter(({ chosen }, index) => index < few || chosen)
  return (
    <>
      <ul id={id} className={className}>
        {shown.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {entries.length > few ? (
        <button
          type="button"
          aria-expanded={all}
          aria-controls={id}
          className="min-h-9 text-sm underline underline-offset-4"
          onClick={() => setAll(!all)}
        >
          {all ? listText("showFewer") : listText("showAll", { count: entries.length })}
        </button>
      ) : null}
    </>
  )
}
