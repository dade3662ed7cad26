import { isPublicIdentityPath } from "../public-paths"

const TOOLKIT = "/identitytoolkit.googleapis.com"

describe("isPublicIdentityPath", () => {
  it.each([
    ["POST", `${TOOLKIT}/v1/accounts:signUp`],
    ["POST", `${TOOLKIT}/v1/accounts:signInWithPassword`],
    ["POST", `${TOOLKIT}/v1/accounts:signInWithIdp`],
    ["POST", `${TOOLKIT}/v1/accounts:lookup`],
    ["POST", `${TOOLKIT}/v1/accounts:update`],
    ["POST", `${TOOLKIT}/v1/accounts:sendOobCode`],
    ["POST", `${TOOLKIT}/v1/accounts:resetPassword`],
    ["POST", `${TOOLKIT}/v2/accounts/mfaEnrollment:start`],
    ["POST", `${TOOLKIT}/v2/accounts/mfaSignIn:finalize`],
    ["GET", `${TOOLKIT}/v1/recaptchaParams`],
    ["GET", `${TOOLKIT}/v2/recaptchaConfig`],
    ["GET", `${TOOLKIT}/v2/passwordPolicy`],
    ["POST", "/securetoken.googleapis.com/v1/token"],
    ["GET", "/emulator/auth/iframe"],
    ["GET", "/emulator/auth/handler"],
    ["GET", "/emulator/auth/handler.js"],
  ])("lets %s %s pass", (method, pathname) => {
    expect(isPublicIdentityPath(method, pathname)).toBe(true)
  })

  it.each([
    ["POST", `${TOOLKIT}/v1/accounts:signInWithCustomToken`],
    ["POST", `${TOOLKIT}/v1/accounts:signInWithPhoneNumber`],
    ["POST", `${TOOLKIT}/v1/projects/demo-halden/accounts`],
    ["POST", `${TOOLKIT}/v1/projects/demo-halden/accounts:update`],
    ["POST", `${TOOLKIT}/v1/projects/demo-halden/accounts:delete`],
    ["GET", `${TOOLKIT}/v1/projects/demo-halden/accounts:batchGet`],
    ["POST", `${TOOLKIT}/v1/projects/demo-halden/tenants/x/accounts`],
    ["PATCH", `${TOOLKIT}/v2/projects/demo-halden/config`],
    ["DELETE", "/emulator/v1/projects/demo-halden/accounts"],
    ["GET", "/emulator/v1/projects/demo-halden/oobCodes"],
    ["GET", "/emulator/openapi.json"],
    ["GET", "/emulator/action"],
    ["POST", "/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyCustomToken"],
    ["GET", `${TOOLKIT}/v1/accounts:lookup`],
    ["POST", `${TOOLKIT}/v1/accounts:lookup/`],
    ["POST", `${TOOLKIT}/v1/accounts%3Alookup`],
    ["POST", `/${TOOLKIT}/v1/accounts:lookup`],
    ["POST", `${TOOLKIT}/v1/ACCOUNTS:lookup`],
    ["GET", "/emulator/auth/../v1/projects/demo-halden/accounts"],
    ["GET", "/jwks.json"],
    ["GET", "/"],
  ])("keeps %s %s inside", (method, pathname) => {
    expect(isPublicIdentityPath(method, pathname)).toBe(false)
  })
})
