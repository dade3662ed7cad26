import { CircuitOpenError, createCircuitBreaker } from "../circuit-breaker"

describe("the circuit", () => {
  let time = 0
  let asked = 0

  function aCircuit() {
    time = asked = 0
    const circuit = createCircuitBreaker({ failures: 3, pause: 1_000, now: () => time })
    const run = (answer: "good" | "bad" | "thrown" | Promise<"good" | "bad">) =>
      circuit.run(
        async () => {
          asked += 1
          if (answer === "thrown") throw new Error("thrown")
          return answer
        },
        (result) => result === "bad",
      )
    const refused = () => expect(run("good")).rejects.toThrow(CircuitOpenError)
    const open = async () => {
      await run("bad")
      await expect(run("thrown")).rejects.toThrow("thrown")
      await run("bad")
      asked = 0
    }
    return { run, refused, open }
  }

  it("asks on after failures that a success interrupts", async () => {
    const { run } = aCircuit()

    for (const answer of ["bad", "bad", "good", "bad", "bad", "good"] as const) await run(answer)

    expect(asked).toBe(6)
  })

  it("asks nothing after three failures in a row until the pause is over", async () => {
    const { refused, open } = aCircuit()
    await open()

    await refused()
    time = 999
    await refused()

    expect(asked).toBe(0)
  })

  it("closes with the first success after the pause", async () => {
    const { run, open } = aCircuit()
    await open()
    time = 1_000

    expect(await run("good")).toBe("good")
    for (const answer of ["bad", "bad", "good"] as const) await run(answer)

    expect(asked).toBe(4)
  })

  it("lets one call at a time find out whether it works again", async () => {
    const { run, refused, open } = aCircuit()
    await open()
    time = 1_000
    let answer: (result: "bad") => void = () => undefined
    const probe = run(new Promise<"bad">((resolve) => (answer = resolve)))

    await refused()
    answer("bad")
    await probe
    await refused()
    expect(asked).toBe(1)
    time = 2_000
    expect(await run("good")).toBe("good")
  })

  it("keeps to one probe though an earlier call ends meanwhile", async () => {
    const { run, refused, open } = aCircuit()
    let endEarlier: (result: "bad") => void = () => undefined
    const earlier = run(new Promise<"bad">((resolve) => (endEarlier = resolve)))
    await open()
    time = 1_000
    let endProbe: (result: "good") => void = () => undefined
    const probe = run(new Promise<"good">((resolve) => (endProbe = resolve)))

    endEarlier("bad")
    await earlier
    time = 5_000
    await refused()
    endProbe("good")
    await probe

    expect(await run("good")).toBe("good")
  })
})
