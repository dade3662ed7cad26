import { lazy, useState, type ComponentType } from "react"

export type LazyPage = ComponentType & {
  /** Loads its code, for who will show it. */
  fetch: () => Promise<void>
}

/**
 * A page whose code comes when it is first shown: `name` of what `load` loads. One whose code is there already is drawn at once:
 * by `lazy` alone it would give way to a spinner first, which React then keeps for 300 ms.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyPage {
  let ready: ComponentType | undefined
  const fetch = async () => (ready = (await load())[name])
  const Awaited = lazy(async () => ({ default: await fetch() }))
  function Page() {
    const [Shown] = useState<ComponentType>(() => ready ?? Awaited)
    return <Shown />
  }
  return Object.assign(Page, { fetch: async () => void (await fetch()) })
}
