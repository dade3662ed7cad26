import { useId, useState } from "react"
import { messageOf } from "@/platform/api/api-error"
import { listText } from "../texts"
import type { ListLine } from "../use-list"

const LONGEST = 200

type NoteFieldProps = { line: ListLine; onNote: (note: string) => Promise<void> }

/** The owner's words at a line; Enter and leaving the field save them. */
export function NoteField({ line, onNote }: NoteFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [failure, setFailure] = useState("")

  async function finish() {
    const note = typed?.trim()
    if (note === undefined) return
    try {
      if (note !== line.note) await onNote(note)
      setFailure("")
      // What was typed meanwhile stays.
      setTyped((now) => (now?.trim() === note ? undefined : now))
    } catch (error) {
      setFailure(messageOf(error))
    }
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {listText.nodes("noteOf", {
          of: <span className="sr-only">{listText("ofPart", { part: line.productName })}</span>,
        })}
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        maxLength={LONGEST}
        value={typed ?? line.note}
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? `${id}-failure` : undefined}
        className="input w-full max-w-md aria-invalid:border-error"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => void finish()}
        onKeyDown={(event) => {
          if (event.key === "Enter") void finish()
        }}
      />
      {failure ? (
        <p id={`${id}-failure`} className="mt-1 text-sm font-medium text-error">
          {failure}
        </p>
      ) : null}
    </div>
  )
}
