import type { CardField } from "./card-values"

export type CardProblem = { field: CardField; code: string; message: string }
