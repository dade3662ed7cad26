/** What the server says against a form: of each field, and in one sentence. */
export class FormRefusal extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(message)
  }
}

type Failure = { message?: string; errors?: { field: string; message: string }[] }

/** Posts a form. Not by the SDK, whose error has no fields. Throws FormRefusal. */
export async function sendForm<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (answer.ok) return (await answer.json()) as Answer
  const { message = answer.statusText, errors = [] } = (await answer
    .json()
    .catch(() => ({}))) as Failure
  const fields = errors.map(({ field, message }) => [field, message] as const)
  throw new FormRefusal(message, Object.fromEntries(fields))
}
