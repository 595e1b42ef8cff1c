import { readFileSync } from 'node:fs'

const MB = 1 << 20
const PAGE_BYTES = 4096
const EVERY_MS = 50

/** A process's resident memory, MB; Linux alone tells it of others. */
export const residentMb = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / MB

/** Samples the memory of another process. */
export function watchMemoryOf(pid: number): { peakSince: () => number; stop: () => void } {
  let peak = residentMb(pid)
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), EVERY_MS)
  return {
    /** the highest since the last call, MB */
    peakSince() {
      const found = peak
      peak = residentMb(pid)
      return found
    },
    stop: () => clearInterval(timer),
  }
}
