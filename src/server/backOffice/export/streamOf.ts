interface Options {
  /** fails after this long without a read */
  idleMs: number
  /** called at the end in every case, possibly more than once */
  onEnd: () => void
}

/** On demand; ends when the reader leaves. */
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
