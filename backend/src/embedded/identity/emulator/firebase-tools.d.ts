// The little of firebase-tools' untyped internals that this service stands on, as read in 15.34.2.
// The version is pinned exactly; a call that a later version lost stops the start (api-spec.ts).

declare module "firebase-tools/lib/emulator/auth/apiSpec" {
  type Operation = { responses: Record<string, { description: string; content: object }> }
  type PathItem = {
    parameters?: object[]
    servers?: { url: string }[]
    get?: Operation
    post?: Operation
  }
  const spec: { servers: { url: string }[]; paths: Record<string, PathItem> }
  export default spec
}

declare module "firebase-tools/lib/emulator/auth/errors" {
  export class BadRequestError extends Error {}
}

declare module "firebase-tools/lib/emulator/auth/state" {
  export type ProviderInfo = {
    providerId: string
    rawId: string
    email?: string
    displayName?: string
    photoUrl?: string
  }
  export type Account = {
    localId: string
    email?: string
    emailVerified?: boolean
    disabled?: boolean
    passwordHash?: string
    validSince?: string
    providerUserInfo?: ProviderInfo[]
  }
  export type ActionCode = {
    email: string
    newEmail?: string
    requestType: string
    oobCode: string
    oobLink: string
  }
  export type VerificationCode = { code: string; phoneNumber: string; sessionInfo: string }

  export class AgentProjectState {
    constructor(projectId: string)
    readonly users: Map<string, Account>
    get enableAnonymousUser(): boolean
    get enableEmailLinkSignin(): boolean
    getUserByLocalId(localId: string): Account | undefined
    getUserByEmail(email: string): Account | undefined
    getUserByProviderRawId(providerId: string, rawId: string): Account | undefined
    listProviderInfosByProviderId(providerId: string): ProviderInfo[]
    updateUserByLocalId(
      localId: string,
      fields: Partial<Account>,
      options: { upsertProviders: ProviderInfo[] },
    ): Account
    getTenantProject(tenantId: string): AgentProjectState
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      generateLink: (oobCode: string) => string,
    ): ActionCode
    validateOobCode(oobCode: string): ActionCode | undefined
    deleteOobCode(oobCode: string): boolean
    createVerificationCode(phoneNumber: string): VerificationCode
    getVerificationCodeBySessionInfo(sessionInfo: string): VerificationCode | undefined
    deleteVerificationCodeBySessionInfo(sessionInfo: string): boolean
  }
}

declare module "firebase-tools/lib/emulator/auth/server" {
  import type { AgentProjectState } from "firebase-tools/lib/emulator/auth/state"
  import type { IncomingMessage, ServerResponse } from "node:http"

  export type EmulatorApp = (request: IncomingMessage, response: ServerResponse) => void
  export function createApp(
    projectId: string,
    singleProjectMode: number,
    projects: Map<string, AgentProjectState>,
  ): Promise<EmulatorApp>
}
