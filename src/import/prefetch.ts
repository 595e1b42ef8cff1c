/**
 * Reads one block ahead: while the consumer waits for the database, the next block is read from the file. Never more
 * than one, so memory stays flat.
 */
export async function* prefetch<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next()
  try {
    for (;;) {
      const present = await next
      if (present.done) return
      next = source.next()
      // Its failure is reported when it is awaited; until then nobody has looked at it.
      next.catch(() => undefined)
      yield present.value
    }
  } finally {
    await source.return(undefined).catch(() => undefined)
  }
}
