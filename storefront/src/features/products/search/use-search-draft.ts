import { useEffect, useEffectEvent, useState } from "react"

/**
 * What stands in the search box. It runs ahead of the address: `seen` is the address's search that
 * was shown last, `sent` the own searches that are still on their way there, oldest first.
 */
export type SearchDraft = { text: string; seen: string; sent: readonly string[] }

export function draftOf(q: string): SearchDraft {
  return { text: q, seen: q, sent: [] }
}

/** The search to send for what was typed, or null when it is the one that was sent last. */
export function unsent({ text, seen, sent }: SearchDraft): string | null {
  const words = text.trim()
  return words === (sent.at(-1) ?? seen) ? null : words
}

export function afterSending(draft: SearchDraft, words: string): SearchDraft {
  return { ...draft, sent: [...draft.sent, words] }
}

/**
 * The draft once the address says `q`. An own search that arrives leaves the letters alone that
 * were typed since; any other one (Back, a link) takes the place of the text.
 */
export function afterArrival(draft: SearchDraft, q: string): SearchDraft {
  if (q === draft.seen) return draft
  const own = draft.sent.indexOf(q)
  if (own === -1) return draftOf(q)
  return { ...draft, seen: q, sent: draft.sent.slice(own + 1) }
}

/**
 * The draft once somebody goes back or forth in the history. Own searches that were still on their
 * way will not arrive: a Back right behind one leads to the search that is shown already, and would
 * leave the letters standing.
 */
export function afterHistory({ seen }: SearchDraft): SearchDraft {
  return draftOf(seen)
}

const PAUSE_MS = 250

type Send = (words: string, how: { typing: boolean }) => void

/**
 * The text of a search box over the address's search `q`; `send` is called after a pause, where the box
 * is `live`, or at once by `submit`. `begun` is what was typed before.
 */
export function useSearchDraft(q: string, send: Send, { live = true, begun = q } = {}) {
  const [kept, setDraft] = useState(() => ({ ...draftOf(q), text: begun }))
  const draft = afterArrival(kept, q)
  if (draft !== kept) setDraft(draft)

  function sendNow(how: { typing: boolean }, text = draft.text) {
    const next = { ...draft, text }
    const words = unsent(next)
    if (words === null) return
    setDraft(afterSending(next, words))
    send(words, how)
  }
  const sendAfterPause = useEffectEvent(() => sendNow({ typing: true }))
  useEffect(() => {
    if (!live) return
    const timer = setTimeout(sendAfterPause, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text, live])

  // Never by an updater: React may try one on a draft that was drawn for a search whose page was
  // then thrown away, finds it unchanged and drops it.
  const onHistory = useEffectEvent(() => setDraft(afterHistory(draft)))
  useEffect(() => {
    window.addEventListener("popstate", onHistory)
    return () => window.removeEventListener("popstate", onHistory)
  }, [])

  return {
    text: draft.text,
    type: (text: string) => setDraft({ ...draft, text }),
    submit: () => sendNow({ typing: false }),
    /** Puts other words into the box, and sends them at once. */
    replace: (text: string) => sendNow({ typing: false }, text),
    /** What the box will hold at an address that the caller goes to. */
    expectSearch: (words: string) => setDraft(afterSending({ ...draft, text: words }, words)),
  }
}
