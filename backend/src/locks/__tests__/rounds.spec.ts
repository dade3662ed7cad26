import { createRounds } from "../rounds"

type Going = { wishes: string[]; end: (isLeft?: boolean) => void; fail: (error: Error) => void }

/** Rounds that end when the test says so. */
function heldRounds() {
  const begun: Going[] = []
  const ask = createRounds<null, string>(
    (_, wishes) =>
      new Promise((resolve, reject) => {
        begun.push({ wishes, end: (isLeft = false) => resolve(isLeft), fail: reject })
      }),
    0,
  )
  const round = (count: number) =>
    vi.waitUntil(() => begun[count], { interval: 1, timeout: 20_000 })
  return { ask: (wish?: string) => ask(null, wish), begun, round }
}

describe("createRounds", () => {
  it("serves what is asked during a round by one more", async () => {
    const { ask, begun, round } = heldRounds()
    const first = ask("a")
    const second = Promise.all([ask("b"), ask("c")])
    ;(await round(0)).end()
    ;(await round(1)).end()
    await Promise.all([first, second])
    expect(begun.map(({ wishes }) => wishes)).toEqual([["a"], ["b", "c"]])
  })

  it("keeps a wish that is wished again during its own round", async () => {
    const { ask, round } = heldRounds()
    const rounds = ask("order_1")
    void ask("order_1")
    ;(await round(0)).end()
    const again = await round(1)
    expect(again.wishes).toEqual(["order_1"])
    again.end()
    await rounds
  })

  it("takes the wishes of a round that left something into the next", async () => {
    const { ask, begun, round } = heldRounds()
    const rounds = ask("a")
    ;(await round(0)).end(true)
    ;(await round(1)).end()
    await rounds
    expect(begun.map(({ wishes }) => wishes)).toEqual([["a"], ["a"]])
  })

  it("keeps the wishes of a round that failed for the next call", async () => {
    const { ask, round } = heldRounds()
    const failed = expect(ask("a")).rejects.toThrow("no database")
    ;(await round(0)).fail(new Error("no database"))
    await failed
    const rounds = ask("b")
    const next = await round(1)
    expect(next.wishes).toEqual(["a", "b"])
    next.end()
    await rounds
  })

  it("serves who asks the moment that the last round has ended", async () => {
    const { ask, begun, round } = heldRounds()
    void ask("early")
    const first = await round(0)
    let later: Promise<void> | undefined
    // One turn behind the other, through the moments in which the rounds end.
    const asking = (async () => {
      for (let turn = 0; turn < 3; turn += 1) await null
      later = ask("late")
    })()
    first.end()
    await asking
    ;(await round(1)).end()
    await later
    expect(begun.map(({ wishes }) => wishes)).toEqual([["early"], ["late"]])
  })
})
