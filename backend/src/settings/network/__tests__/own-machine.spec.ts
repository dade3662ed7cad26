import { isFromHere, isPrivateAddress } from "../own-machine"

const HERE = "http://127.0.0.1:9000"
const call = (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") => ({
  headers: { host: "localhost:9000", ...headers },
  remoteAddress,
})

describe("a call from this machine", () => {
  it.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("comes from %s and names it", (address) => {
    expect(isFromHere(call({}, address), HERE)).toBe(true)
  })

  it.each([
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-real-ip",
    "via",
    "forwarded",
    "cf-connecting-ip",
    "true-client-ip",
  ])("is none behind a proxy that sends %s", (name) => {
    expect(isFromHere(call({ [name]: "x" }), HERE)).toBe(false)
  })

  it("is none for another host, from another address or for a shop in public", () => {
    expect(isFromHere(call({ host: "shop.example.com" }), HERE)).toBe(false)
    expect(isFromHere(call({}, "192.168.1.5"), HERE)).toBe(false)
    expect(isFromHere(call(), "https://shop.example.com")).toBe(false)
  })
})

describe("an address of no network of the world", () => {
  it.each([
    ["10.1.2.3", true],
    ["172.16.0.1", true],
    ["::ffff:192.168.0.1", true],
    ["100.64.0.1", true],
    ["fd12:3456::1", true],
    ["fe80::1", true],
    ["172.32.0.1", false],
    ["203.0.113.9", false],
    ["2001:db8::1", false],
    ["", false],
  ])("is %s: %s", (address, is) => expect(isPrivateAddress(address)).toBe(is))
})
