import { EXPORTS_MAX } from '@/domain/backOffice/limits'
import { fail, ok, type Result } from '@/domain/result'

// One for both module graphs of the process, as the pools are.
const shared = globalThis as typeof globalThis & { gonggongExports?: Set<number> }
const running = (): Set<number> => (shared.gonggongExports ??= new Set())

/**
 * Lets a person export one file at a time, and a few people at once.
 * @returns what gives the place free again; calling it twice is once
 */
export function takeExportSlot(person: number): Result<() => void> {
  const exports = running()
  if (exports.has(person)) return fail({ code: 'export-running', params: {} })
  if (exports.size >= EXPORTS_MAX) return fail({ code: 'busy', params: { seconds: 30 } })
  exports.add(person)
  let isHeld = true
  return ok(() => {
    if (isHeld) exports.delete(person)
    isHeld = false
  })
}
