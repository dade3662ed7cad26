/** The lines of an answer as they come, each without its end. */
export async function* responseLines({ body }: Response): AsyncGenerator<string, void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ""
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return
    const lines = (rest + (value ?? "")).split("\n")
    rest = lines.pop() ?? ""
    yield* lines
  }
}
