type StoreOptions<Value> = {
  key: string
  empty: Value
  /** Whatever somebody wrote there, as JSON has it. May throw: then it counts as empty. */
  parse: (json: unknown) => Value
}

export type BrowserStore<Value> = {
  /** The same value until it changes, as useSyncExternalStore asks for. */
  read: () => Value
  /** Keeps it for all tabs; undefined is forgotten. */
  write: (value: Value | undefined) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * What this browser keeps between visits. Where storage is blocked or full, it lasts as long as the
 * page.
 */
export function browserStore<Value>({
  key,
  empty,
  parse,
}: StoreOptions<Value>): BrowserStore<Value> {
  const listeners = new Set<() => void>()
  let parsed: { text: string | null; value: Value } = { text: null, value: empty }
  let blocked: string | null | undefined

  function storedText(): string | null {
    if (blocked !== undefined) return blocked
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function valueIn(text: string): Value {
    try {
      return parse(JSON.parse(text))
    } catch {
      return empty
    }
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  // Another tab changed it.
  addEventListener("storage", (event) => {
    if (event.key === null || event.key === key) notify()
  })

  return {
    read() {
      const text = storedText()
      if (text !== parsed.text) parsed = { text, value: text === null ? empty : valueIn(text) }
      return parsed.value
    },
    write(value) {
      const text = value === undefined ? null : JSON.stringify(value)
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        blocked = undefined
      } catch {
        blocked = text
      }
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
