import type { TakeOut } from "../../src/kit/registry/hook-points"

/** Keeps what a test registers until it is over: the shop is shared with other files. */
export function registeredOfTest(): (...outs: TakeOut[]) => void {
  const kept: TakeOut[] = []
  afterEach(() => kept.splice(0).forEach((out) => out()))
  return (...outs) => void kept.push(...outs)
}
