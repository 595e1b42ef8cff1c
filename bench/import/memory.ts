const MB = 1 << 20

/** Samples this process's resident memory until stopped. */
export function watchMemory(): { idleMb: number; stop(): number } {
  const idle = process.memoryUsage.rss()
  let peak = idle
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 20)
  return {
    idleMb: idle / MB,
    /** the highest resident memory seen, MB */
    stop() {
      clearInterval(timer)
      return peak / MB
    },
  }
}
