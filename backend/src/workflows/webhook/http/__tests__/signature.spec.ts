import { newSecret, signatureHeaders } from "../signature"

describe("the signature", () => {
  it("is that of the standard's own example", () => {
    const headers = signatureHeaders({
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      body: '{"test": 2432232314}',
      secrets: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
      at: new Date(1614265330_000),
    })
    expect(headers).toEqual({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    })
  })

  it("is made by each secret that is good, with a space between", () => {
    const secrets = [newSecret(), newSecret()]
    const input = { id: "evt_1", body: "{}", at: new Date(0) }
    const both = signatureHeaders({ ...input, secrets })["webhook-signature"]
    const each = secrets.map((one) => signatureHeaders({ ...input, secrets: [one] }))
    expect(both).toBe(each.map((headers) => headers["webhook-signature"]).join(" "))
  })

  it("has a secret of its own for everybody, as long as the standard asks for", () => {
    const secret = newSecret()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(newSecret()).not.toBe(secret)
  })
})
