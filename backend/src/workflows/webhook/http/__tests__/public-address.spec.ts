import { isLoopbackAddress, isPublicAddress } from "../public-address"

describe("a public address", () => {
  it.each(["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111"])(
    "is %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "198.19.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:8.8.8.8",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "localhost",
    "",
  ])("is not %s", (address) => expect(isPublicAddress(address)).toBe(false))

  it("is told apart from this machine's own", () => {
    expect(["127.0.0.1", "127.9.9.9", "::1"].filter(isLoopbackAddress)).toHaveLength(3)
    expect(["10.0.0.1", "::2", "8.8.8.8"].filter(isLoopbackAddress)).toEqual([])
  })
})
