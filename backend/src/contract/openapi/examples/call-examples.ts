/** What the document shows of one call: bodies by what each is for, and the happy answer. */
export type CallExamples = Readonly<
  Record<string, { bodies?: Readonly<Record<string, unknown>>; answer: unknown }>
>

export const DONE = { success: true } as const
