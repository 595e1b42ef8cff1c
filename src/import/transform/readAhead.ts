/**
 * Steps must be small: reading blocks the thread, and database responses wait for it. `atLeast` items per block, except
 * for the last; reading pauses at `atMost`, for flat memory.
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
      // Lets pending database responses run before the next step.
      await new Promise(setImmediate)
    }
  })().finally(() => {
    ended = true
    changed.give()
  })
  // Handled below, after everything read before the failure was yielded.
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

/** A resettable event: `give` wakes the waiter. */
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
