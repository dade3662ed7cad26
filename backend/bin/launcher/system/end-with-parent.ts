const SCRIPT = "process.on('disconnect', () => process.exit(1)); process.channel?.unref()"

/**
 * Node's options for forked programs that are not ours: they end with the process that forked
 * them, even when it was killed. The open channel alone does not keep them running.
 */
export const END_WITH_PARENT = ["--import", `data:text/javascript,${encodeURIComponent(SCRIPT)}`]
