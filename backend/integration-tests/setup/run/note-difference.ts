// An assertion's message cuts what it compares short; the gate's last words say what differs (see
// failed-tests.ts), where a long log has lost the rest.
beforeEach(({ task, onTestFailed }) => {
  onTestFailed(() => {
    const differences = task.result?.errors?.flatMap(({ diff }) => diff ?? []) ?? []
    Object.assign(task.meta, { differences })
  })
})
