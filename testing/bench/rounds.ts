/**
 * Measures all sides one after the other, so many times over; each round begins with another side,
 * so that none always has the place behind the same one.
 */
export async function inTurn<Name extends string>(
  rounds: number,
  sides: Readonly<Record<Name, () => Promise<number>>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(sides) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]]))
  const results = figures as Record<Name, number[]>
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length]
      if (name !== undefined) results[name].push(await sides[name]())
    }
  }
  return results
}
