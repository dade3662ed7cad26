import { mkdir } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { createApp } from "firebase-tools/lib/emulator/auth/server"
import { AccountFile } from "./storage/account-file"
import { trimApiSpec } from "./emulator/api-spec"
import { createIdTokens } from "./credentials/id-tokens"
import { adminCalls, publicCalls } from "./http/identity-calls"
import { IdentityHandler } from "./identity-handler"
import type { OutboxMessage } from "./outbox-message"
import { ProjectState } from "./emulator/project-state"
import { Seal } from "./credentials/seal"
import { loadSigningKey, publicKeySet } from "./credentials/signing-key"

type Options = {
  /** The shop's data folder; this service keeps its files in `identity/` there. */
  dataDir: string
  projectId: string
  /** Origin of the shop, for the links in mails. */
  publicUrl: string
  outbox: (message: OutboxMessage) => void
}

/** The embedded identity service, to be mounted in an HTTP server on loopback. */
export type IdentityService = {
  /** Whether a path is this service's own, be it served or refused. */
  handles(pathname: string): boolean
  handle(request: IncomingMessage, response: ServerResponse): void
  /** Resolves once every change is on disk. */
  flush(): Promise<void>
}

const OWN_PATHS =
  /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator|jwks\.json)(\/|$)/
/** The storefront's page for the links in mails (contract/action-path): this service stands alone. */
const ACTION_PATH = "/account/action"
/** The emulator's own switch: refuse every other project. */
const SINGLE_PROJECT = 2

/**
 * Starts Firebase's own Auth emulator in this process, made durable and signed.
 * Throws when the data folder cannot be written or its files are damaged.
 */
export async function createIdentityService(options: Options): Promise<IdentityService> {
  const { projectId, outbox } = options
  const dataDir = path.join(options.dataDir, "identity")
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const key = await loadSigningKey(dataDir)
  const actionUrl = new URL(ACTION_PATH, options.publicUrl).href
  const state = new ProjectState({ projectId, actionUrl, outbox })
  const accounts = new AccountFile(dataDir, state)
  await accounts.load()
  const calls = [...publicCalls, ...adminCalls(projectId)]
  trimApiSpec(calls, projectId)
  const handler = new IdentityHandler({
    app: await createApp(projectId, SINGLE_PROJECT, new Map([[projectId, state]])),
    calls,
    state,
    accounts,
    idTokens: await createIdTokens(key, projectId),
    seal: new Seal(key.sealSecret),
    keySet: publicKeySet(key),
  })
  return {
    handles: (pathname) => OWN_PATHS.test(pathname),
    handle: (request, response) => void handler.handle(request, response),
    flush: () => accounts.save(),
  }
}
