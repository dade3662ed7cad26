import type { Account } from "firebase-tools/lib/emulator/auth/state"

/**
 * The emulator keeps `fakeHash:salt=…:password=<what it was given>`. It is only ever given a
 * scrypt hash, so this is that hash; undefined for an account without a password.
 */
export function storedPassword(account: Account | undefined): string | undefined {
  return account?.passwordHash?.split(":password=")[1]
}
