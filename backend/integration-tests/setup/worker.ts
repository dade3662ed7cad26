// test-utils names its database after Jest's worker; under vitest that is the pool's.
process.env.JEST_WORKER_ID = process.env.VITEST_POOL_ID ?? "1"
// It also reports its port to a parent process; here that channel is vitest's own.
if (process.send) process.send = undefined
