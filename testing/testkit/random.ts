/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export type Random = () => number

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<One>(random: Random, choices: readonly One[]): One {
  const one = choices[Math.floor(random() * choices.length)]
  if (one === undefined) throw new Error("There is nothing to pick from")
  return one
}

/** From one to so many of them, none twice, in any order. */
export function pickSome<One>(random: Random, choices: readonly One[], most: number): One[] {
  const count = 1 + Math.floor(random() * Math.min(most, choices.length))
  return shuffled(choices, Math.floor(random() * 2 ** 32)).slice(0, count)
}

/** The same things in another order, the same one for the same seed (Fisher–Yates). */
export function shuffled<Thing>(things: readonly Thing[], seed: number): Thing[] {
  const result = [...things]
  const random = randomOf(seed)
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [result[last], result[other]]
    if (a === undefined || b === undefined) continue
    result[last] = b
    result[other] = a
  }
  return result
}
