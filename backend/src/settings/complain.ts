import type { VariableName } from "./variables"

/** Notes what is wrong with a variable; the sentence is its name, a space and `rest`. */
export type Complain = (name: VariableName, rest: string) => void
