import type { NextFunction, Request, Response } from "express"
import { inOrder } from "../in-order"

type Layer = (req: Request, res: Response, next: NextFunction) => unknown

/** The names of the layers that a request passed, and what the row ended with. */
async function walk(layers: (note: (name: string) => void) => Layer[]): Promise<unknown[]> {
  const passed: unknown[] = []
  const row = inOrder(layers((name) => passed.push(name)))
  const end = await new Promise<unknown>((resolve) => {
    row({} as Request, {} as Response, resolve)
  })
  return [...passed, end]
}

const FAULT = new Error("no further")

describe("layers in order", () => {
  it("has each pass the request on to the next, waiting for those that wait", async () => {
    const passed = await walk((note) => [
      (_req, _res, next) => (note("first"), next()),
      async (_req, _res, next) => {
        await Promise.resolve()
        note("second")
        next()
      },
      (_req, _res, next) => (note("third"), next()),
    ])
    expect(passed).toEqual(["first", "second", "third", undefined])
  })

  it.each<[string, Layer]>([
    ["hands on", (_req, _res, next) => next(FAULT)],
    [
      "throws",
      () => {
        throw FAULT
      },
    ],
    ["rejects with", () => Promise.reject(FAULT)],
  ])("ends with the failure that one %s, behind one that waits too", async (_how, failing) => {
    const passed = await walk((note) => [
      async (_req, _res, next) => {
        await Promise.resolve()
        note("first")
        next()
      },
      failing,
      () => note("never"),
    ])
    expect(passed).toEqual(["first", FAULT])
  })

  it("ends where one answers", () => {
    const next = vi.fn()
    inOrder([() => undefined, () => next("never")])({} as Request, {} as Response, next)
    expect(next).not.toHaveBeenCalled()
  })
})
