import { setImmediate as turn } from "node:timers/promises"
import { openLanes, type Place } from "../lanes"

/** A batch that is about some things, and notes in `log` when it is judged and when it may be written. */
function batch(place: Place, name: string, things: () => string[]) {
  const log: string[] = []
  const isJudged = place.judge(async () => {
    await turn()
    log.push(`judges ${name}`)
    return { things: new Set(things()) }
  })
  void isJudged.then(() => log.push(`writes ${name}`))
  return log
}

async function settled(): Promise<void> {
  for (let n = 0; n < 20; n++) await turn()
}

describe("openLanes", () => {
  it("lets batches about different things be written at once", async () => {
    const lanes = openLanes()
    const first = batch(lanes.enter(), "first", () => ["a"])
    const second = batch(lanes.enter(), "second", () => ["b"])
    await settled()
    expect(first).toEqual(["judges first", "writes first"])
    expect(second).toEqual(["judges second", "writes second"])
  })

  it("judges a batch anew behind one before it that is about the same thing", async () => {
    const lanes = openLanes()
    const place = lanes.enter()
    batch(place, "first", () => ["a", "b"])
    const second = batch(lanes.enter(), "second", () => ["b", "c"])
    await settled()
    expect(second).toEqual(["judges second"])
    place.leave()
    await settled()
    expect(second).toEqual(["judges second", "judges second", "writes second"])
  })

  it("judges it anew where that one was done before it was compared", async () => {
    const lanes = openLanes()
    const place = lanes.enter()
    void place.judge(() => Promise.resolve({ things: new Set(["a"]) }))
    const second = batch(lanes.enter(), "second", () => ["a"])
    place.leave()
    await settled()
    expect(second).toEqual(["judges second", "judges second", "writes second"])
  })

  it("compares with what a batch is about in the end", async () => {
    const lanes = openLanes()
    const first = lanes.enter()
    batch(first, "first", () => ["a"])
    const about = ["a"]
    const second = lanes.enter()
    const waiting = batch(second, "second", () => about)
    const third = batch(lanes.enter(), "third", () => ["c"])
    await settled()
    // What the second is about shows only once the first is done.
    expect([waiting, third]).toEqual([["judges second"], ["judges third"]])
    about.push("c")
    first.leave()
    await settled()
    expect(third).toEqual(["judges third"])
    second.leave()
    await settled()
    expect(third).toEqual(["judges third", "judges third", "writes third"])
  })

  it("waits for nobody who has left without a word", async () => {
    const lanes = openLanes()
    lanes.enter().leave()
    const gone = lanes.enter()
    const second = batch(lanes.enter(), "second", () => ["a"])
    await settled()
    expect(second).toEqual(["judges second"])
    gone.leave()
    await settled()
    expect(second).toEqual(["judges second", "writes second"])
  })
})
