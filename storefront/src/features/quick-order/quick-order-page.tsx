import { useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { toast } from "@/components/ui/feedback/toast"
import { Failed } from "@/components/ui/feedback/failed"
import { PageHeading } from "@/components/ui/page/page-heading"
import { messageOf } from "@/platform/api/api-error"
import { useSession } from "@/platform/identity/session"
import { idempotencyKey } from "@/platform/idempotency-key"
import { buyEntries } from "./buy-entries"
import { addToDraft, changeDraft, changesTo } from "./change-draft"
import type { Entry } from "./check/entries"
import { useCheckedList } from "./check/use-checked-list"
import { AddRow } from "./components/add-row"
import { ListEditor } from "./components/list-editor"
import { ListResult } from "./components/list-result"
import { ListSummary } from "./components/list-summary"
import { SaveToList } from "./components/save-to-list"
import { SinceThen } from "./components/since-then"
import { SampleFile } from "./components/sample-file"
import { tellOfChange } from "./components/undo-change"
import { readDraft, useDraftText, writeDraft } from "./draft/draft"
import { changedBack } from "./grammar/change-list"
import type { Reading } from "./grammar/readings"
import { useOpenedRows } from "./source/opened-rows"
import { quickText } from "./texts"

/** /quickOrder: a list of numbers on one side, what it comes to on the other. */
export function QuickOrderPage() {
  const list = useDraftText()
  const checked = useCheckedList(list)
  const { ready, wrong, isOld, isEmpty, askNow } = checked
  const result = useRef<HTMLElement>(null)
  const sent = useRef({ list: "", key: "" })
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const session = useSession()

  function put(text: string) {
    writeDraft(text)
    askNow(text)
  }

  function takeBack(changed: { before: string; now: string }) {
    put(changedBack(readDraft(), changed))
  }

  const source = useOpenedRows((text) => {
    const before = readDraft()
    put(text)
    if (before.trim() !== "" && before !== text) {
      tellOfChange(quickText("opened"), () => takeBack({ before, now: text }))
    }
  })

  function change(entry: Entry, to: Reading | null) {
    const changed = changeDraft(changesTo(entry, to))
    askNow(changed.now)
    // What was clicked goes with its row.
    result.current?.focus({ preventScroll: true })
    if (to === null) {
      const { productName, number } = entry.row
      tellOfChange(quickText("removed", { number: productName || number }), () => takeBack(changed))
    }
  }

  async function buy(): Promise<boolean> {
    setBusy(true)
    // A list that is sent again counts once, for as long as nobody knows whether it went through.
    if (sent.current.list !== list) sent.current = { list, key: idempotencyKey() }
    try {
      askNow(await buyEntries(ready, sent.current.key))
      sent.current = { list: "", key: "" }
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  async function add() {
    const { length: count } = ready
    if (await buy()) toast.success(quickText("added", { count }))
  }

  return (
    <div className="page py-6 md:py-10">
      <PageHeading title={quickText("quickOrder")}>{quickText("quickOrder")}</PageHeading>
      <p className="mt-2 max-w-prose text-muted">{quickText("lead")}</p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-2">
        <div className="min-w-0 space-y-4 lg:sticky lg:top-38">
          {source.error ? (
            <Failed title={quickText("notOpened")} error={source.error} onRetry={source.retry} />
          ) : null}
          <ListEditor list={list} onChange={writeDraft} />
          <div className="flex flex-wrap gap-x-6 text-sm">
            <SampleFile />
            {list === "" ? null : (
              <button
                type="button"
                className="min-h-9 underline underline-offset-4"
                onClick={() => {
                  put("")
                  tellOfChange(quickText("cleared"), () => takeBack({ before: list, now: "" }))
                }}
              >
                {quickText("clear")}
              </button>
            )}
          </div>
          <AddRow onAdd={(row) => askNow(addToDraft(row))} />
        </div>
        <section
          ref={result}
          tabIndex={-1}
          aria-label={quickText("result")}
          className="min-w-0 space-y-4"
        >
          <p role="status" className="text-lg font-medium">
            {isEmpty ? "" : statusOf(ready.length, wrong.length)}
          </p>
          {isEmpty ? null : (
            <ListSummary
              ready={ready}
              wrong={wrong.length}
              isOld={isOld}
              busy={busy}
              onAdd={() => void add()}
              onOrder={() => void buy().then((done) => done && navigate("/basket"))}
            >
              {session.status === "signedIn" ? (
                <SaveToList
                  email={session.email}
                  entries={ready}
                  disabled={isOld || ready.length === 0}
                />
              ) : null}
            </ListSummary>
          )}
          <SinceThen rows={source.since} />
          <ListResult checked={checked} onChange={change} />
        </section>
      </div>
    </div>
  )
}

function statusOf(ready: number, wrong: number): string {
  const told = quickText("ready", { count: ready })
  if (wrong === 0) return told
  return quickText("both", { ready: told, wrong: quickText("toMend", { count: wrong }) })
}
