import { EXPORTS_MAX } from '@/domain/backOffice/limits'
import { PUBLIC_EXPORTS_MAX, PUBLIC_EXPORTS_PER_NETWORK, PUBLIC_EXPORTS_PER_SITE } from '@/domain/openData/limits'
import { fail, ok, type Result } from '@/domain/result'
import { enclosingNetworks } from '@/infra/clientIpPrefix'
import { createOpenCounts, type OpenCounts, type Quota } from '@/infra/openCounts'

// One for both module graphs of the process, as the pools are.
const shared = globalThis as typeof globalThis & { gonggongExports?: { staff: OpenCounts; public: OpenCounts } }
const running = (): { staff: OpenCounts; public: OpenCounts } =>
  (shared.gonggongExports ??= { staff: createOpenCounts(), public: createOpenCounts() })

/**
 * Takes one of the places in which files are exported.
 * @param caller whom it is counted for
 * @param all how many run at once, of everybody
 * @returns what gives the place free again; calling it twice is once
 */
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

/** Lets a person of the staff export one file at a time, and a few people at once. */
export const takeExportSlot = (person: number): Result<() => void> =>
  takeSlot(running().staff, [[String(person), 1]], EXPORTS_MAX)

/**
 * Lets visitors of a network take a few files at a time. What everybody may take together only bounds the memory: it is
 * more than a few networks can fill.
 * @param network see `clientNetwork`
 */
export const takePublicExportSlot = (network: string): Result<() => void> =>
  takeSlot(
    running().public,
    [
      [network, PUBLIC_EXPORTS_PER_NETWORK],
      ...enclosingNetworks(network).map((around): Quota => [around, PUBLIC_EXPORTS_PER_SITE]),
    ],
    PUBLIC_EXPORTS_MAX,
  )
