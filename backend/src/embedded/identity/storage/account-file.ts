import { readFile } from "node:fs/promises"
import path from "node:path"
import { z } from "@medusajs/framework/zod"
import type { Account } from "firebase-tools/lib/emulator/auth/state"
import { writeDurably } from "./durable-file"
import type { ProjectState } from "../emulator/project-state"
import { storedPassword } from "../emulator/stored-password"

const fileSchema = z.object({
  version: z.literal(1),
  users: z.array(z.looseObject({ localId: z.string() })),
  codes: z.array(
    z.object({
      email: z.string(),
      newEmail: z.string().optional(),
      requestType: z.string(),
      oobCode: z.string(),
      oobLink: z.string(),
      createdAt: z.number(),
    }),
  ),
})

/** Keeps the accounts in `accounts.json`; every change is on disk before its answer goes out. */
export class AccountFile {
  private readonly file: string
  private written = ""
  private writing: Promise<void> = Promise.resolve()
  private queued: Promise<void> | undefined

  constructor(
    dataDir: string,
    private readonly state: ProjectState,
  ) {
    this.file = path.join(dataDir, "accounts.json")
  }

  /** Fills the state from the file where there is one; throws with the file's name on damage. */
  async load(): Promise<void> {
    const text = await readFile(this.file, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined
      throw error
    })
    if (text === undefined) return
    try {
      this.state.restore(fileSchema.parse(JSON.parse(text)))
    } catch (error) {
      throw new Error(`${this.file} cannot be read as the identity service's accounts`, {
        cause: error,
      })
    }
  }

  /** Resolves once everything that was changed before the call is on disk. */
  save(): Promise<void> {
    // Requests that arrive while a write runs share the next one.
    this.queued ??= this.writing
      .catch(() => undefined)
      .then(() => {
        this.queued = undefined
        this.writing = this.write()
        return this.writing
      })
    return this.queued
  }

  private async write(): Promise<void> {
    const { users, codes } = this.state.snapshot()
    users.forEach(assertHashed)
    const text = JSON.stringify({ version: 1, users, codes })
    if (text === this.written) return
    await writeDurably(this.file, text)
    this.written = text
  }
}

/** The last line of defence: nothing but a scrypt hash ever reaches the file. */
function assertHashed(user: Account): void {
  if (user.passwordHash && !storedPassword(user)?.startsWith("scrypt$")) {
    throw new Error(`the password of account ${user.localId} is not hashed`)
  }
}
