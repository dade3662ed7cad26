import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { Spinner } from "@/components/ui/feedback/spinner"
import type { Entry } from "../check/entries"
import type { CheckedList } from "../check/use-checked-list"
import type { Reading } from "../grammar/readings"
import { quickText } from "../texts"
import { ReadyEntry } from "./ready-entry"
import { VirtualList } from "./virtual-list"
import { WrongEntry } from "./wrong-entry"

type ListResultProps = {
  checked: CheckedList
  onChange: (entry: Entry, to: Reading | null) => void
}

const WRONG_HEIGHT = 190
const READY_HEIGHT = 110

const keyOf = ({ key }: Entry) => key

/** What the shop says of a list: first what is to mend, then what can be ordered. */
export function ListResult({ checked, onChange }: ListResultProps) {
  const { ready, wrong, isThere, isEmpty, error, retry, leftOut } = checked
  if (isEmpty) return <Notice title={quickText("empty")}>{quickText("emptyText")}</Notice>
  if (!isThere) {
    return error ? (
      <Failed title={quickText("notChecked")} error={error} onRetry={retry} />
    ) : (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={quickText("checking")} />
      </div>
    )
  }
  return (
    <div className="space-y-6">
      {error ? <Failed title={quickText("notChecked")} error={error} onRetry={retry} /> : null}
      {leftOut > 0 ? (
        <Notice tone="warning" title={quickText("leftOut", { count: leftOut })} />
      ) : null}
      {wrong.length > 0 ? (
        <div>
          <h2 className="text-2xl">{quickText("mendHeading")}</h2>
          <VirtualList
            label={quickText("mendHeading")}
            items={wrong}
            keyOf={keyOf}
            height={WRONG_HEIGHT}
          >
            {(entry) => <WrongEntry entry={entry} onChange={(to) => onChange(entry, to)} />}
          </VirtualList>
        </div>
      ) : null}
      {ready.length > 0 ? (
        <div>
          <h2 className="text-2xl">{quickText("readyHeading")}</h2>
          <VirtualList
            label={quickText("readyHeading")}
            items={ready}
            keyOf={keyOf}
            height={READY_HEIGHT}
          >
            {(entry) => <ReadyEntry entry={entry} onChange={(to) => onChange(entry, to)} />}
          </VirtualList>
        </div>
      ) : null}
    </div>
  )
}
