import { SharedReads } from "../shared-reads"

/** Reads that end when they are told to. */
function slowReads() {
  const begun: { end: (value: string) => void; fail: (error: Error) => void }[] = []
  const read = () =>
    new Promise<string>((end, fail) => {
      begun.push({ end, fail })
    })
  return { begun, read }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe("shared reads", () => {
  it("give those who come during a read one more, which begins after the first ended", async () => {
    const reads = new SharedReads<string>()
    const { begun, read } = slowReads()
    const first = reads.ask("list", read)
    const others = [reads.ask("list", read), reads.ask("list", read)]
    await settled()
    expect(begun).toHaveLength(1)
    begun[0]?.end("old")
    expect(await first).toBe("old")
    await settled()
    expect(begun).toHaveLength(2)
    const late = reads.ask("list", read)
    begun[1]?.end("new")
    expect(await Promise.all(others)).toEqual(["new", "new"])
    await settled()
    begun[2]?.end("newest")
    expect(await late).toBe("newest")
    expect(begun).toHaveLength(3)
  })

  it("keep nothing: who asks afterwards has a read of their own", async () => {
    const reads = new SharedReads<number>()
    let count = 0
    const read = () => Promise.resolve((count += 1))
    expect(await reads.ask("list", read)).toBe(1)
    expect(await reads.ask("list", read)).toBe(2)
  })

  it("do not wait for what is read under another key", async () => {
    const reads = new SharedReads<string>()
    const { begun, read } = slowReads()
    const slow = reads.ask("slow", read)
    expect(await reads.ask("quick", () => Promise.resolve("quick"))).toBe("quick")
    begun[0]?.end("slow")
    expect(await slow).toBe("slow")
  })

  it("fail for those who share the failing read, and for nobody after them", async () => {
    const reads = new SharedReads<string>()
    const { begun, read } = slowReads()
    const first = reads.ask("list", read)
    const second = reads.ask("list", read)
    begun[0]?.fail(new Error("gone"))
    await expect(first).rejects.toThrow("gone")
    await settled()
    begun[1]?.end("back")
    expect(await second).toBe("back")
  })
})
