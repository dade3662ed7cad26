import { runShop, type RunningShop } from "../../../../testing/testkit/shop/run-launcher"

// The first start may have to build.
const OPEN_LIMIT = { timeout: 280_000, interval: 50 }

/** Runs the shop and resolves when it is open. Rejects with what it said when it ended. */
export async function openShop(
  variables: NodeJS.ProcessEnv,
  command: "start" | "dev" = "start",
  node?: string,
): Promise<RunningShop> {
  const shop = runShop(variables, { command, node })
  await vi.waitFor(() => {
    if (shop.child.exitCode !== null) throw new Error(shop.output())
    expect(shop.output()).toContain("The shop is open.")
  }, OPEN_LIMIT)
  return shop
}
