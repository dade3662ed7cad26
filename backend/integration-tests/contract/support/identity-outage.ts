/** Runs `during` while the shop reaches no identity provider: every fetch of its own fails. */
export async function identityOutage(during: () => Promise<unknown>): Promise<void> {
  const outage = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"))
  try {
    await during()
  } finally {
    outage.mockRestore()
  }
}
