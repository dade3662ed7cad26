import type { Request } from "express"

/** Doors that answer without PostgreSQL: files, pictures, embedded services, the state of the shop. */
const DOORS =
  /^\/(health|metrics|app|static|uploads|dev|emulator|sandbox-stripe|\w+\.googleapis\.com)(\/|$)/i
const CALLS = /^\/(api|store|admin|auth|hooks|cloud)(\/|$)/i
const FILE = /\.(js|css|map|json|webmanifest|woff2?|svg|png|webp|avif|ico)$/i

/** Whether a request can be answered by PostgreSQL alone; in doubt it fails there, as others do. */
export function needsDatabase({ path }: Pick<Request, "path">): boolean {
  return CALLS.test(path) || !(DOORS.test(path) || FILE.test(path))
}
