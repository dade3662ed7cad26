/** Stripe's form encoding, kept flat: `card[number]=…` is the key "card[number]". */
export type Form = ReadonlyMap<string, string>

export function parseForm(encoded: string): Form {
  return new Map(new URLSearchParams(encoded))
}

/** The fields below `name`: of "card[number]" the group "card" holds "number". */
export function formGroup(form: Form, name: string): Form {
  const prefix = `${name}[`
  const group = new Map<string, string>()
  for (const [key, value] of form) {
    if (!key.startsWith(prefix)) continue
    group.set(key.slice(prefix.length).replace("]", ""), value)
  }
  return group
}

export function formList(form: Form, name: string): string[] {
  return [...formGroup(form, name).values()]
}
