import { AsyncLocalStorage } from "node:async_hooks"

const context = new AsyncLocalStorage<string>()

/** Runs `work`, and all that it begins, as part of a request. */
export function asRequest(id: string, work: () => void): void {
  context.run(id, work)
}

/** The id of the request that this is done for; undefined in jobs. */
export function currentRequest(): string | undefined {
  return context.getStore()
}
