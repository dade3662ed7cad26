import { tryConnect } from "../../../backend/bin/launcher/postgres/connect"

/** A connection to the shop's own database, which is running. */
export async function connect(databaseUrl: string) {
  const client = await tryConnect(databaseUrl)
  if (!client) throw new Error("The shop's database takes no connection")
  return client
}
