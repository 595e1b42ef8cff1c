/**
 * Reads ahead in small steps while the consumer waits for the database, and yields what was collected in the meantime.
 * The steps must be small: reading blocks the thread, and a response of the database waits until the step has ended.
 * @param atLeast items to wait for before the consumer gets a block (but for the last one)
 * @param atMost items after which reading pauses until they are taken: memory stays flat
 */
export async function* readAhead<T>(source: AsyncIterable<T[]>, atLeast: number, atMost: number): AsyncGenerator<T[]> {
  let ready: T[] = []
  let ended = false
  let stopped = false
  const changed = signal()
  const taken = signal()
  const reading = (async () => {
    for await (const items of source) {
      for (const item of items) ready.push(item)
      changed.give()
      while (ready.length >= atMost && !stopped) await taken.wait()
      if (stopped) return
      // Yields to pending database responses before the next step.
      await new Promise(setImmediate)
    }
  })().finally(() => {
    ended = true
    changed.give()
  })
  // Looked at below, when everything read before the failure has been handed over.
  reading.catch(() => undefined)
  try {
    while (!ended || ready.length > 0) {
      while (ready.length < atLeast && !ended) await changed.wait()
      if (ready.length === 0) break
      const block = ready
      ready = []
      taken.give()
      yield block
    }
    await reading
  } finally {
    stopped = true
    taken.give()
    await reading.catch(() => undefined)
  }
}

/** Waiting for the next time that something is given. */
function signal(): { wait(): Promise<void>; give(): void } {
  let wake: (() => void) | null = null
  return {
    wait: () => new Promise((resolve) => (wake = resolve)),
    give() {
      wake?.()
      wake = null
    },
  }
}
