interface Options {
  /** no one took anything for so long: the stream fails */
  idleMs: number
  /** called however it ends, perhaps more than once */
  onEnd: () => void
}

/** What a generator makes, made as it is taken. Anyone who goes away ends it. */
export function streamOf(
  chunks: AsyncGenerator<Uint8Array, void>,
  { idleMs, onEnd }: Options,
): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  const end = async () => {
    clearTimeout(timer)
    onEnd()
    await chunks.return()
  }
  const wait = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    timer = setTimeout(() => {
      controller.error(new Error('nobody takes this file'))
      void end()
    }, idleMs)
    timer.unref()
  }
  return new ReadableStream<Uint8Array>(
    {
      start: wait,
      async pull(controller) {
        clearTimeout(timer)
        try {
          const next = await chunks.next()
          if (!next.done) {
            controller.enqueue(next.value)
            return wait(controller)
          }
          controller.close()
          await end()
        } catch (error) {
          await end()
          throw error
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  )
}
