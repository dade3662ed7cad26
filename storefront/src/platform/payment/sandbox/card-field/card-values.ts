export const CARD_FIELDS = ["number", "exp", "cvc", "postal"] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** What was typed: digits only, but for the postal code; `exp` is MMYY. */
export type CardValues = Record<CardField, string>

export const EMPTY_CARD: CardValues = { number: "", exp: "", cvc: "", postal: "" }

export type CardProblem = { field: CardField; code: string; message: string }
