import { EXPORTS_MAX } from '@/domain/backOffice/backOffice'
import { PUBLIC_EXPORTS_MAX, PUBLIC_EXPORTS_PER_NETWORK, PUBLIC_EXPORTS_PER_SITE } from '@/domain/openData'
import { fail, ok, type Result } from '@/domain/result'
import { enclosingNetworks } from '@/infra/clientIpPrefix'
import { createOpenCounts, type OpenCounts, type Quota } from '@/infra/memoryLimits'

// Shared by both module graphs, like the pools.
const shared = globalThis as typeof globalThis & { gonggongExports?: { staff: OpenCounts; public: OpenCounts } }
const running = (): { staff: OpenCounts; public: OpenCounts } =>
  (shared.gonggongExports ??= { staff: createOpenCounts(), public: createOpenCounts() })

/** `all`: maximum in total. Returns a function that frees the slot; repeated calls do nothing. */
function takeSlot(exports: OpenCounts, caller: readonly Quota[], all: number): Result<() => void> {
  const release = exports.acquire(caller)
  if (!release) return fail({ code: 'export-running', params: {} })
  const releaseOverall = exports.acquire([['*', all]])
  if (releaseOverall)
    return ok(() => {
      release()
      releaseOverall()
    })
  release()
  return fail({ code: 'busy', params: { seconds: 30 } })
}

/** One at a time per staff member, and a few in total. */
export const takeExportSlot = (person: number): Result<() => void> =>
  takeSlot(running().staff, [[String(person), 1]], EXPORTS_MAX)

/** A few at a time per `clientNetwork`. The total only bounds memory and exceeds what a few networks can use. */
export const takePublicExportSlot = (network: string): Result<() => void> =>
  takeSlot(
    running().public,
    [
      [network, PUBLIC_EXPORTS_PER_NETWORK],
      ...enclosingNetworks(network).map((around): Quota => [around, PUBLIC_EXPORTS_PER_SITE]),
    ],
    PUBLIC_EXPORTS_MAX,
  )

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
      controller.error(new Error('the client stopped reading this file'))
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
