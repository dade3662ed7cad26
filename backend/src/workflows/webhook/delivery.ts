/** How many deliveries go to one endpoint at a time; another endpoint waits for none of them. */
export const BATCH = 5

/** What is written down at a time. */
export const ROUND = 100

/** A delivery that this process sends now: nobody else does for a minute. */
export type ClaimedDelivery = {
  id: string
  event_id: string
  type: string
  payload: string
  /** This attempt's number, from 1. */
  attempts: number
}

/** For how long a delivery is its sender's; much longer than an attempt may take. */
export const CLAIM = "interval '1 minute'"

/** A test, which tells staff at once what came of it and is not repeated. */
export const PING = "ping"
