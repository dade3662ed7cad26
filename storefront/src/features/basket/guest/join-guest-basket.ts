import { ApiError, messageOf } from "@/platform/api/api-error"
import { toast } from "@/components/ui/feedback/toast"
import type { Wish } from "../change/basket-change"
import { changeBasket } from "../change/change-basket"
import { readGuestBasket, writeGuestBasket } from "./guest-basket"
import { basketText } from "../texts"

let joining: Promise<void> | undefined

/**
 * Adds what somebody collected as a guest to their own basket. The guest's basket goes by its id: the
 * shop adds it once, however many tabs send it, and it stays here until the shop has it.
 */
export function joinGuestBasket(): Promise<void> {
  joining ??= join().finally(() => (joining = undefined))
  return joining
}

async function join(): Promise<void> {
  const { id, lines } = readGuestBasket()
  if (lines.length === 0) return
  try {
    const gone = await addKnown(lines, id)
    // The tab that came second finds nothing left to tell.
    if (readGuestBasket().id !== id) return
    writeGuestBasket({ id: "", lines: [] })
    toast.success(told(lines.length - gone, gone), { duration: TOLD_MS })
  } catch (error) {
    toast.error(messageOf(error))
  }
}

const TOLD_MS = 6000

/** Adds all that is sold; answers how many parts are not any more. */
async function addKnown(lines: readonly Wish[], key: string): Promise<number> {
  try {
    await changeBasket({ kind: "add", key, lines })
    return 0
  } catch (error) {
    const unknown = unknownLines(error)
    if (unknown.size === 0) throw error
    const known = lines.filter((_, index) => !unknown.has(index))
    if (known.length > 0) await changeBasket({ kind: "add", key, lines: known })
    return unknown.size
  }
}

/** The lines of which the shop says that there is no such part, by their place. */
function unknownLines(error: unknown): Set<number> {
  if (!(error instanceof ApiError) || error.code !== "product_not_found") return new Set()
  const places = error.errors.map(({ field }) => /^lines\.(\d+)\.productId$/.exec(field)?.[1])
  return new Set(places.flatMap((place) => (place === undefined ? [] : Number(place))))
}

function told(joined: number, gone: number): string {
  const parts = basketText("parts", { count: joined })
  const added = basketText("joined", { parts })
  return gone > 0 ? basketText("joinedWithout", { added, gone }) : added
}
