import { ChevronRight } from "lucide-react"
import { useState } from "react"
import { choiceText } from "../choice/choice-texts"

export type Choice = {
  key: string
  text: string
  /** What tells it from its neighbours. */
  detail?: string
  onChoose: () => void
}

/** Longer ones are narrowed by typing. */
const LONG = 12

/** What can be chosen next, each a line that a finger hits. */
export function ChoiceList({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const [words, setWords] = useState("")
  const wanted = words.trim().toLowerCase()
  const shown = choices.filter(({ text }) => text.toLowerCase().includes(wanted))
  return (
    <>
      {choices.length > LONG ? (
        <input
          type="search"
          aria-label={choiceText("filter")}
          placeholder={choiceText("filter")}
          value={words}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
          className="input mb-2 w-full"
        />
      ) : null}
      <ul aria-label={label} className="border-t border-line">
        {shown.map(({ key, text, detail, onChoose }) => (
          <li key={key} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-12 w-full cursor-pointer items-center gap-3 py-1.5 text-left hover:bg-base-200"
              onClick={onChoose}
            >
              <span className="min-w-0 grow">
                <span className="block font-medium wrap-anywhere">{text}</span>
                {detail ? (
                  <span className="block text-sm wrap-anywhere text-muted">{detail}</span>
                ) : null}
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && words ? (
        <p className="py-3 text-muted">{choiceText("noneOfThisName", { words: words.trim() })}</p>
      ) : null}
    </>
  )
}
