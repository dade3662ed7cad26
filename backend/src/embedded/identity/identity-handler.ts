import type { IncomingMessage, ServerResponse } from "node:http"
import type { EmulatorApp } from "firebase-tools/lib/emulator/auth/server"
import type { AccountFile } from "./storage/account-file"
import { sealAnswer } from "./credentials/answer-sealer"
import type { IdTokens } from "./credentials/id-tokens"
import type { IdentityCall } from "./http/identity-calls"
import { IdentityError } from "./http/identity-error"
import { findPage } from "./pages/find-page"
import { projectSettings } from "./project-settings"
import type { ProjectState } from "./emulator/project-state"
import { readFields } from "./http/request-body"
import { RequestOpener } from "./credentials/request-opener"
import { runEmulator } from "./emulator/run-emulator"
import type { Seal } from "./credentials/seal"

type Parts = {
  app: EmulatorApp
  calls: readonly IdentityCall[]
  state: ProjectState
  accounts: AccountFile
  idTokens: IdTokens
  seal: Seal
  keySet: { keys: object[] }
}

type Answer = { status: number; type: string; body: string }

// Scripts come as files, so that no policy needs 'unsafe-inline'; only the shop may frame the relay.
const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
    "form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  "x-content-type-options": "nosniff",
}

/** Answers Identity Toolkit's calls, the sign-in pages and the key set; anything else is 404. */
export class IdentityHandler {
  private readonly opener: RequestOpener

  constructor(private readonly parts: Parts) {
    this.opener = new RequestOpener(parts)
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, body } = await this.answer(request).catch(refusal)
    response.writeHead(status, {
      ...HEADERS,
      "content-type": type,
      "content-length": Buffer.byteLength(body),
      // A refused body may not be read to its end: the connection cannot be used again.
      ...(request.complete ? {} : { connection: "close" }),
    })
    response.end(body)
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost")
    const fixed = request.method === "GET" && this.find(pathname)
    if (fixed) return fixed
    const call = this.parts.calls.find(
      (one) => one.method === request.method && one.path === pathname,
    )
    if (!call) throw new IdentityError(404, "NOT_FOUND")
    admit(request, call)
    request.url = `${call.path}${search}`
    return this.answerCall(request, call)
  }

  private find(pathname: string): Answer | undefined {
    const settings = pathname === "/jwks.json" ? this.parts.keySet : projectSettings.get(pathname)
    if (settings) return json(200, settings)
    const page = findPage(pathname, this.parts.state)
    return page && { status: 200, ...page }
  }

  private async answerCall(request: IncomingMessage, call: IdentityCall): Promise<Answer> {
    const given = await readFields(request, call.fields)
    const { fields, authTime } = await this.opener.open(call, given)
    const answer = await runEmulator(this.parts.app, request, fields)
    const sealed = await sealAnswer(answer.fields, { ...this.parts, authTime })
    await this.parts.accounts.save()
    return json(answer.status, sealed)
  }
}

/**
 * `Bearer owner` makes everybody an administrator of the emulator, so it reaches the shop's own
 * admin calls only, and never from a web page: browsers send Origin with every POST.
 */
function admit(request: IncomingMessage, call: IdentityCall): void {
  const { authorization, origin } = request.headers
  if (call.admin && (authorization !== "Bearer owner" || origin !== undefined)) {
    throw new IdentityError(403, "PERMISSION_DENIED")
  }
  if (!call.admin) delete request.headers.authorization
}

function refusal(error: unknown): Answer {
  if (error instanceof IdentityError) return json(error.status, error.toBody())
  console.error("identity service:", error)
  return json(500, new IdentityError(500, "INTERNAL").toBody())
}

const json = (status: number, body: object): Answer => ({
  status,
  type: "application/json; charset=utf-8",
  body: JSON.stringify(body),
})
