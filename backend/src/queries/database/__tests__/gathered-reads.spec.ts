import { asValue, createContainer } from "@medusajs/framework/awilix"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { GatheredReads } from "../gathered-reads"

const shop = () => {
  const container = createContainer()
  container.register(ContainerRegistrationKeys.PG_CONNECTION, asValue({}))
  return container as MedusaContainer
}

/** Reads that end when they are told, and what each was asked for. */
function heldReads() {
  const begun: { asked: number[]; end: (failure?: Error) => void }[] = []
  const reads = new GatheredReads((_container, _kind: string, asked: number[]) => {
    return new Promise<number[]>((resolve, reject) => {
      const doubled = asked.map((one) => one * 2)
      begun.push({ asked, end: (failure) => (failure ? reject(failure) : resolve(doubled)) })
    })
  })
  return { reads, begun, all: () => begun.map(({ asked }) => asked) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe("reads that are asked for at the same time", () => {
  it("go together, and each is given its own", async () => {
    const { reads, begun, all } = heldReads()
    const container = shop()
    const answers = [1, 2, 3].map((one) => reads.ask(container, "guest", one))
    await turn()
    expect(all()).toEqual([[1, 2, 3]])
    begun[0]?.end()
    expect(await Promise.all(answers)).toEqual([2, 4, 6])
  })

  it("wait while two are running, for one that begins after they asked", async () => {
    const { reads, begun, all } = heldReads()
    const container = shop()
    const answers: Promise<number>[] = []
    for (const one of [1, 2, 3, 4]) {
      answers.push(reads.ask(container, "guest", one))
      await turn()
    }
    expect(all()).toEqual([[1], [2]])
    begun[0]?.end()
    await answers[0]
    await turn()
    expect(all()).toEqual([[1], [2], [3, 4]])
    for (const { end } of begun) end()
    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8])
  })

  it("are no more than sixteen", async () => {
    const { reads, begun, all } = heldReads()
    const container = shop()
    const many = Array.from({ length: 20 }, (_, index) => index)
    const answers = many.map((one) => reads.ask(container, "guest", one))
    await turn()
    expect(all()).toEqual([many.slice(0, 16), many.slice(16)])
    for (const { end } of begun) end()
    expect(await Promise.all(answers)).toEqual(many.map((one) => one * 2))
  })

  it("stay apart by kind and by database", async () => {
    const { reads, begun, all } = heldReads()
    const [one, other] = [shop(), shop()]
    const answers = [
      reads.ask(one, "guest", 1),
      reads.ask(one, "cus_1", 2),
      reads.ask(other, "guest", 3),
    ]
    await turn()
    expect(all()).toEqual([[1], [2], [3]])
    for (const { end } of begun) end()
    expect(await Promise.all(answers)).toEqual([2, 4, 6])
  })

  it("fail together, and whoever asks next is answered", async () => {
    const { reads, begun } = heldReads()
    const container = shop()
    const answers = [1, 2].map((one) => reads.ask(container, "guest", one))
    await turn()
    begun[0]?.end(new Error("gone"))
    const settled = await Promise.allSettled(answers)
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"])
    const next = reads.ask(container, "guest", 3)
    await turn()
    begun[1]?.end()
    expect(await next).toBe(6)
  })
})
