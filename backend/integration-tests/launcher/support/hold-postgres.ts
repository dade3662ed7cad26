import { startPostgres } from "../../../bin/launcher/postgres/start-postgres"

// Starts the embedded PostgreSQL, tells the parent its address, and keeps it until it is stopped.
async function hold(folder: string): Promise<void> {
  const { url, fresh, stop } = await startPostgres({ folder })
  process.send?.({ url, fresh })
  process.once("SIGTERM", () => void stop().then(() => process.exit(0)))
}

hold(process.argv[2] ?? "").catch((error: unknown) => {
  process.send?.({ failure: String(error) })
  process.exitCode = 1
})
