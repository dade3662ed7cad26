/** Whether a body that nobody has checked yet is an object with this key of its own. */
export function hasKey(body: unknown, key: string): boolean {
  return typeof body === "object" && body !== null && Object.hasOwn(body, key)
}
