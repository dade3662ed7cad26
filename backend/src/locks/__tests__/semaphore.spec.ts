import { setImmediate } from "node:timers/promises"
import { Semaphore } from "../semaphore"

const MOST = 3

describe("a semaphore", () => {
  it("lets so many pass at once, in the order in which they came, also after failures", async () => {
    const semaphore = new Semaphore(MOST)
    const began: number[] = []
    let inside = 0
    let most = 0
    const tasks = Array.from({ length: 20 }, (_, number) =>
      semaphore.run(async () => {
        began.push(number)
        most = Math.max(most, ++inside)
        await setImmediate()
        inside -= 1
        if (number % 2) throw new Error(`task ${number}`)
        return number
      }),
    )
    const ends = await Promise.allSettled(tasks)
    expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(10)
    expect(began).toEqual(tasks.map((_, number) => number))
    expect(most).toBe(MOST)
    expect(await semaphore.run(async () => "open again")).toBe("open again")
  })
})
