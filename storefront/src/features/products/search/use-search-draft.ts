import { useEffect, useEffectEvent, useState } from "react"
import { afterArrival, afterSending, draftOf, unsent } from "./search-draft"

const PAUSE_MS = 250

type Send = (words: string, how: { typing: boolean }) => void

/** The text of a search box over the address's search `q`; `send` is called after a pause, or at once by `submit`. */
export function useSearchDraft(q: string, send: Send) {
  const [kept, setDraft] = useState(() => draftOf(q))
  const draft = afterArrival(kept, q)
  if (draft !== kept) setDraft(draft)

  function sendNow(how: { typing: boolean }) {
    const words = unsent(draft)
    if (words === null) return
    setDraft(afterSending(draft, words))
    send(words, how)
  }
  const sendAfterPause = useEffectEvent(() => sendNow({ typing: true }))
  useEffect(() => {
    const timer = setTimeout(sendAfterPause, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text])

  return {
    text: draft.text,
    type: (text: string) => setDraft({ ...draft, text }),
    submit: () => sendNow({ typing: false }),
    /** Empties the box for an address without a search, which the caller goes to. */
    clear: () => setDraft(afterSending({ ...draft, text: "" }, "")),
  }
}
