/** Does all the work in its order, so many at a time; the first failure ends it. */
export async function inParallel(
  workers: number,
  work: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const rest = work.values()
  const worker = async () => {
    for (const task of rest) await task()
  }
  await Promise.all(Array.from({ length: workers }, worker))
}
