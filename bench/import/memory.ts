const MB = 1 << 20

export interface Memory {
  idleMb: number
  peakMb: number
}

/** Samples this process's resident memory until stopped. */
export function watchMemory(): { stop(): Memory } {
  const idle = process.memoryUsage.rss()
  let peak = idle
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  return {
    stop() {
      clearInterval(timer)
      return { idleMb: idle / MB, peakMb: peak / MB }
    },
  }
}
