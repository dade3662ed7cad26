/** The environment is wrong; `message` holds one sentence a line, each naming its variable. */
export class EnvironmentError extends Error {
  override readonly name = "EnvironmentError"

  constructor(readonly sentences: readonly string[]) {
    super(sentences.join("\n"))
  }
}
