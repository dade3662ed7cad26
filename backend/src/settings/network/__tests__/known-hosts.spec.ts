import { readEnvironment } from "../../environment"
import { hostOf, knownHosts } from "../known-hosts"

const knows = (variables: NodeJS.ProcessEnv, header: string) => {
  const host = hostOf(header)
  return host !== undefined && knownHosts(readEnvironment(variables))(host)
}

describe("the hosts that the shop answers to", () => {
  it.each(["localhost", "LOCALHOST:1", "127.0.0.1:9000", "[::1]:9000", "localhost."])(
    "are this machine's: %s",
    (header) => expect(knows({}, header)).toBe(true),
  )

  it.each([
    "shop.example.com",
    "SHOP.example.com:443",
    "192.0.2.7:9000",
    "server:9000",
    "[fd00::7]",
  ])(
    "are PUBLIC_URL's, the address that it listens at, and those of ALLOWED_HOSTS: %s",
    (header) => {
      const variables = {
        PUBLIC_URL: "https://shop.example.com",
        HOST: "192.0.2.7",
        ALLOWED_HOSTS: "server, fd00::7",
        SHOP_ALLOW_EMBEDDED: "1",
      }
      expect(knows(variables, header)).toBe(true)
    },
  )

  it.each(["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "0.0.0.0:9000"])(
    "are no others: %s",
    (header) => expect(knows({ HOST: "0.0.0.0" }, header)).toBe(false),
  )

  it.each(["", "a b", "localhost:99999x", "http://localhost", "localhost/", "user@localhost"])(
    "are hosts at all: %j",
    (header) => expect(hostOf(header)).toBeUndefined(),
  )

  it("may not be written with a port or a protocol", () => {
    for (const wrong of ["server:9000", "http://server", "server,,other"]) {
      expect(() => readEnvironment({ ALLOWED_HOSTS: wrong })).toThrow(/^ALLOWED_HOSTS must be host/)
    }
  })
})
