/**
 * Asks a question once for all who ask it while it is being answered: after a restart thousands come back to one post.
 * @param ask by what it is about
 */
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
