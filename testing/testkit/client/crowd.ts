import { register, type Person } from "./people"

const AT_ONCE = 8

/** So many people with accounts of their own. */
export async function gather(shop: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  let next = 0
  const work = async () => {
    while (next < count) {
      const number = next++
      people[number] = await register(shop, `buyer-${number}@example.com`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return people
}
