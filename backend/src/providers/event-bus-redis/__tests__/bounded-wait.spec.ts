import { BoundedWait } from "../bounded-wait"

const never = () => new Promise<void>(() => undefined)

describe("BoundedWait", () => {
  it("waits for a call that is quick", async () => {
    const done: string[] = []
    await new BoundedWait(vi.fn()).wait(async () => void done.push("call"))
    expect(done).toEqual(["call"])
  })

  it("leaves a slow call to itself, and then waits for no other until it is done", async () => {
    const warn = vi.fn()
    const wait = new BoundedWait(warn)
    const order: string[] = []
    let redisIsBack: () => void = () => undefined
    const slow = new Promise<void>((resolve) => (redisIsBack = resolve))
    await wait.wait(() => slow)
    await wait.wait(async () => {
      await slow
      order.push("second call")
    })
    order.push("its caller")
    redisIsBack()
    await expect.poll(() => order).toEqual(["its caller", "second call"])
    await wait.wait(async () => void order.push("third call"))
    order.push("its caller")
    expect(order.slice(2)).toEqual(["third call", "its caller"])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it("tells of a call that fails, and no caller of it", async () => {
    const warn = vi.fn()
    await new BoundedWait(warn).wait(() => Promise.reject(new Error("no memory")))
    expect(warn).toHaveBeenCalledWith("An event was lost: Error: no memory")
  })

  it("keeps ten thousand calls in mind and makes no more", async () => {
    const wait = new BoundedWait(vi.fn())
    for (let count = 0; count < 10_000; count += 1) await wait.wait(never)
    const oneMore = vi.fn(never)
    await wait.wait(oneMore)
    expect(oneMore).not.toHaveBeenCalled()
  })
})
