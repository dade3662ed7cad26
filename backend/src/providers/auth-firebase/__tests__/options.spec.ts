import { FirebaseAuthProvider } from "../service"
import { LONGEST } from "./support/new-provider"

const validate = (options: Record<string, unknown>) => () =>
  FirebaseAuthProvider.validateOptions({
    staffSignIn: true,
    staffSecondFactor: "offered",
    longest: LONGEST,
    ...options,
  })

describe("the provider's options", () => {
  it.each([
    { projectId: "demo-halden", apiKey: "k", identityUrl: "http://127.0.0.1:9001" },
    { projectId: "demo-halden", apiKey: "k", identityUrl: "http://localhost:9001" },
    { projectId: "demo-halden", apiKey: "k", identityUrl: "http://[::1]:9001" },
    { projectId: "halden-shop", apiKey: "k" },
  ])("are right: %j", (options) => {
    expect(validate(options)).not.toThrow()
  })

  it.each([
    [{}, "projectId"],
    [{ projectId: "halden-shop", apiKey: "k", staffSignIn: undefined }, "staffSignIn"],
    [{ projectId: "halden-shop", apiKey: "k", staffSecondFactor: "on" }, "staffSecondFactor"],
    [{ projectId: "halden-shop", apiKey: "k", longest: undefined }, "longest"],
    [{ projectId: "halden-shop" }, "apiKey"],
    [{ projectId: "demo-halden", apiKey: "k" }, "identityUrl"],
    [{ projectId: "halden-shop", apiKey: "k", identityUrl: "http://127.0.0.1:1" }, "identityUrl"],
    [{ projectId: "demo-halden", apiKey: "k", identityUrl: "http://evil.test" }, "identityUrl"],
    [
      { projectId: "demo-halden", apiKey: "k", identityUrl: "http://127.0.0.1.evil.test" },
      "identityUrl",
    ],
    [
      { projectId: "demo-halden", apiKey: "k", identityUrl: "http://localhost:1/path" },
      "identityUrl",
    ],
  ])("are wrong: %j", (options, name) => {
    expect(validate(options)).toThrow(name)
  })
})
