import { COMMON_PASSWORD, lengthFault } from "../../contract/account/password"
import list from "./common-passwords.json"

let common: ReadonlySet<string> | undefined

/** What a new password is refused with, too short ones and the most common ones; null for none. */
export function passwordFault(password: string): string | null {
  common ??= new Set(Object.values(list.words).flatMap((words) => words.split(" ")))
  const known = common.has(password.normalize("NFKC").toLowerCase())
  return lengthFault(password) ?? (known ? COMMON_PASSWORD : null)
}
