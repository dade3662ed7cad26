/** The workflow engine hands errors on as plain copies, which a logger would print as an object. */
export function asError(error: unknown): Error {
  if (error instanceof Error) return error
  const { message, stack } = (error ?? {}) as Partial<Error>
  return Object.assign(new Error(message ?? String(error)), typeof stack === "string" && { stack })
}
