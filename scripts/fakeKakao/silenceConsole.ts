/**
 * Runs what would print notices for its own developers (the provider's library does, on Node's older versions and for
 * everything a real provider would need), and keeps them off the terminal.
 */
export async function silenceConsole<T>(work: () => T | Promise<T>): Promise<T> {
  const { warn, info } = console
  console.warn = console.info = () => undefined
  try {
    return await work()
  } finally {
    Object.assign(console, { warn, info })
  }
}
