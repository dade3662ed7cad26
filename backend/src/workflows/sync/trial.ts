/** Thrown at the end of a dry run's transaction, which goes back then: nothing of it stays. */
class Trial extends Error {}

/** Ends the transaction of a dry run. */
export function endTrial(): never {
  throw new Trial("A dry run changes nothing")
}

/** Does a task whose transaction a trial may end. */
export async function orTrial(task: Promise<void>): Promise<void> {
  try {
    await task
  } catch (error) {
    if (!(error instanceof Trial)) throw error
  }
}
