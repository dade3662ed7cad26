import { isSameList } from "../basket/list-line"
import type { Step } from "../transaction/in-one-transaction"
import { holdList, writeSavedList, type HeldList, type OwnList } from "./held-list"
import { inLists } from "./in-lists"
import { refuseTakenName } from "./list-names"

type Change = Partial<Pick<HeldList, "name" | "note" | "lines" | "added_under">>

/** What a change has found, to be put back where its workflow fails. */
export type ChangedList = { customer_id: string; before: HeldList }

/**
 * Changes one of a person's lists. `change` throws where it refuses, and then nothing is written; a
 * list that stays as it is keeps its version. Throws list_not_found, list_name_taken.
 */
export async function changeSavedList(
  step: Step,
  own: OwnList,
  change: (list: HeldList) => Change,
): Promise<ChangedList | null> {
  const { customer_id } = own
  return inLists(step, customer_id, async (database) => {
    const before = await holdList(database, own)
    const wanted = { ...before, ...change(before) }
    if (saysTheSame(wanted, before)) return null
    if (wanted.name !== before.name) await refuseTakenName(database, { ...own, name: wanted.name })
    await writeSavedList(database, { ...wanted, version: before.version + 1 })
    return { customer_id, before }
  })
}

/** Puts a list back as it was before a change, where nobody has changed it since. */
export async function restoreSavedList(
  step: Step,
  { customer_id, before }: ChangedList,
): Promise<void> {
  const { list_id } = before
  await inLists(step, customer_id, async (database) => {
    const now = await holdList(database, { list_id, customer_id })
    if (now.version === before.version + 1) await writeSavedList(database, before)
  })
}

/** Whether two states of a list have the same name, note and lines. */
export function saysTheSame(
  one: Pick<HeldList, "name" | "note" | "lines">,
  other: Pick<HeldList, "name" | "note" | "lines">,
): boolean {
  return one.name === other.name && one.note === other.note && isSameList(one.lines, other.lines)
}
