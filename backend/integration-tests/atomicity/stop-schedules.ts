import { WorkflowScheduler } from "@medusajs/framework/orchestration"

/**
 * Ends the shop's jobs. A reconciler goes its round at any moment: its steps would be taken for the
 * call's, and what it mends for what the call left. A job that is just running schedules itself
 * again, hence before each test.
 */
export async function stopSchedules(): Promise<void> {
  await new WorkflowScheduler().clear()
}
