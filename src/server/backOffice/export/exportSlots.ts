import { EXPORTS_MAX } from '@/domain/backOffice/limits'
import { PUBLIC_EXPORTS_MAX, PUBLIC_EXPORTS_PER_NETWORK } from '@/domain/openData/limits'
import { fail, ok, type Result } from '@/domain/result'

type Exports = Map<string, number>

// One for both module graphs of the process, as the pools are.
const shared = globalThis as typeof globalThis & { gonggongExports?: { staff: Exports; public: Exports } }
const running = (): { staff: Exports; public: Exports } =>
  (shared.gonggongExports ??= { staff: new Map(), public: new Map() })

/**
 * Takes one of the places in which files are exported.
 * @param limits how many run at once, of everybody and of one caller
 * @returns what gives the place free again; calling it twice is once
 */
function takeSlot(exports: Exports, caller: string, limits: { all: number; each: number }): Result<() => void> {
  const own = exports.get(caller) ?? 0
  if (own >= limits.each) return fail({ code: 'export-running', params: {} })
  if ([...exports.values()].reduce((sum, count) => sum + count, 0) >= limits.all)
    return fail({ code: 'busy', params: { seconds: 30 } })
  exports.set(caller, own + 1)
  let isHeld = true
  return ok(() => {
    if (!isHeld) return
    isHeld = false
    const left = (exports.get(caller) ?? 1) - 1
    if (left > 0) exports.set(caller, left)
    else exports.delete(caller)
  })
}

/** Lets a person of the staff export one file at a time, and a few people at once. */
export const takeExportSlot = (person: number): Result<() => void> =>
  takeSlot(running().staff, String(person), { all: EXPORTS_MAX, each: 1 })

/**
 * Lets visitors of a network take a few files at a time, and a few networks at once.
 * @param network see `clientNetwork`
 */
export const takePublicExportSlot = (network: string): Result<() => void> =>
  takeSlot(running().public, network, { all: PUBLIC_EXPORTS_MAX, each: PUBLIC_EXPORTS_PER_NETWORK })
