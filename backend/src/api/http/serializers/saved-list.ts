import type { SavedLine, SavedList, SharedList } from "../../../contract/part-list/saved-list"
import type { JudgedWish } from "../../../queries/basket/judged-lines"
import type { KeptList } from "../../../queries/part-list/kept-list"
import { toBasketLine, totalOf, weightOf } from "./basket"

type Judged = { list: Omit<KeptList, "lines">; wishes: readonly (JudgedWish & { note: string })[] }

/** A list as its owner is told it. */
export function toSavedList({ list, wishes }: Judged): SavedList {
  const { id, version, share_token } = list
  return { _id: id, version, shareToken: share_token, ...toSharedList({ list, wishes }) }
}

/** A list as whoever has its link is told it. */
export function toSharedList({ list: { name, note, changed_at }, wishes }: Judged): SharedList {
  const lines = wishes.map((wish): SavedLine => ({ ...toBasketLine(wish), note: wish.note }))
  return {
    name,
    note,
    changedAt: changed_at,
    lines,
    total: totalOf(lines),
    weight: weightOf(lines),
  }
}
