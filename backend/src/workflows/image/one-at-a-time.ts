let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `task` when all that came before it in this process are done. A picture takes up to some
 * hundred MB and every core for a moment: ten at once would take the shop down with them.
 */
export function oneAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task)
  last = result.catch(() => undefined)
  return result
}
