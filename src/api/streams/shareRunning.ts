/** By key: after a restart thousands reconnect to the same post. */
export function shareRunning<T>(ask: (about: string) => Promise<T>): (about: string) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (about) => {
    const asked = running.get(about)
    if (asked) return asked
    const answer = ask(about).finally(() => running.delete(about))
    running.set(about, answer)
    return answer
  }
}
