import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

export type LiveSession = { id: string; seen_at: Date }

const LIVE = `select id, seen_at from staff_session
  where id = :id and user_id = :user_id and ended_at is null and deleted_at is null`

/** A staff session that nobody has ended. */
export async function readLiveSession(
  container: MedusaContainer,
  { id, user_id }: { id: string; user_id: string },
): Promise<LiveSession | undefined> {
  const [session] = await queryPrepared<LiveSession>(container, LIVE, { id, user_id })
  return session
}

/** Tokens know whole seconds: one of the second in which they were ended is out, too. */
const ENDED = `select id from staff_token_end
  where id = :user_id and ended_at > to_timestamp(:issued_at) and deleted_at is null`

/** Whether a token that was given at that second since 1970 was ended with all of its owner's. */
export async function areTokensEnded(
  container: MedusaContainer,
  token: { user_id: string; issued_at: number },
): Promise<boolean> {
  return (await queryPrepared(container, ENDED, token)).length > 0
}
