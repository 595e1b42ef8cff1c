/** The provider's library prints notices for its own developers, for example about older versions of Node. */
export async function silenceConsole<T>(work: () => T | Promise<T>): Promise<T> {
  const { warn, info } = console
  console.warn = console.info = () => undefined
  try {
    return await work()
  } finally {
    Object.assign(console, { warn, info })
  }
}
