import type { VariableName } from "./variables"

/** The environment is wrong; `message` holds one sentence a line, each naming its variable. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError"

  constructor(readonly sentences: readonly string[]) {
    super(sentences.join("\n"))
  }
}

/** Notes what is wrong with a variable; the sentence is its name, a space and `rest`. */
export type Complain = (name: VariableName, rest: string) => void
