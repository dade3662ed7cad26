/** SIGHUP is what a closed terminal sends, and SIGUSR1 opens Node's debugger. */
export const ROLL_SIGNAL = "SIGUSR2"
