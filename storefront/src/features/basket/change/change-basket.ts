import type { Basket } from "@shop/contract/basket/basket"
import { MutationObserver } from "@tanstack/react-query"
import { ApiError } from "@/platform/api/api-error"
import { readAccessToken, readIdentity } from "@/platform/identity/session-store"
import { idempotencyKey } from "@/platform/idempotency-key"
import { queryClient } from "@/platform/query-client"
import { addLines, basketKeys, ownBasketQuery, replaceBasket } from "../api"
import { changed, type BasketChange } from "./basket-change"
import { readGuestBasket, writeGuestBasket } from "../guest/guest-basket"

/** Another device may change the basket between reading and writing it, but not for ever. */
const ATTEMPTS = 5

/**
 * Changes the basket of whoever is here: a guest's in this browser, everybody else's at the shop,
 * one change after the other. Throws ApiError.
 */
export async function changeBasket(change: BasketChange): Promise<void> {
  const email = readIdentity()?.email
  if (readAccessToken() === null || email === undefined) {
    changeGuestBasket(change)
    return
  }
  const mutation = new MutationObserver(queryClient, {
    mutationKey: basketKeys.changes,
    scope: { id: "basket" },
    mutationFn: (one: BasketChange) => write(email, one),
    onSuccess: async (basket) => {
      // An answer from before the change must not come after it.
      await queryClient.cancelQueries({ queryKey: basketKeys.own(email) })
      queryClient.setQueryData(basketKeys.own(email), basket)
    },
  })
  last = mutation.mutate(change)
  await last
}

let last: Promise<unknown> = Promise.resolve()

/** Resolves when the change that was made last is written, or was refused and told. */
export async function whenChanged(): Promise<void> {
  await last.catch(() => undefined)
}

function changeGuestBasket(change: BasketChange): void {
  const { id, lines } = readGuestBasket()
  writeGuestBasket({ id: id || idempotencyKey(), lines: changed(lines, change) })
}

/** Writes what the change makes of the basket; one that was changed meanwhile is read and changed anew. */
async function write(email: string, change: BasketChange): Promise<Basket> {
  if (change.kind === "add") return addLines(change.lines, change.key)
  const query = ownBasketQuery(email)
  let basket = await queryClient.ensureQueryData(query)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await replaceBasket(changed(basket.lines, change), basket.version)
    } catch (error) {
      if (!isChangedElsewhere(error) || attempt === ATTEMPTS) throw error
      basket = await queryClient.fetchQuery({ ...query, staleTime: 0 })
    }
  }
}

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === "basket_changed"
}
