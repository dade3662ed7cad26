/**
 * As Medusa's local provider names a file that is not public, with the name that it was given. What
 * tells it from others of its millisecond may be missing: older files have none.
 */
const PRIVATE = /^private-\d+-(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-)?([\w-][\w.-]*\.csv)$/

/** Under which name staff save a private file; undefined for every other key. */
export function privateFileName(key: string): string | undefined {
  return PRIVATE.exec(key)?.[1]
}

/** Where staff find it: behind the session of Medusa Admin, whose notifications link to it. */
export function privateFilePath(key: string): string {
  return `/admin/files/${encodeURIComponent(key)}`
}
