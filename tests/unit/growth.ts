/**
 * Parsing that takes less CPU time than this for 100 KB needs no judgement of its growth: on a slow machine most of it
 * is the collection of garbage, which a quarter of the text may do without.
 */
const QUICK_MS = 600
/** Four times the text may take up to eight times as long: a linear parse takes four times, a quadratic one sixteen. */
const SHARE = 4
const RATIO_MAX = 8
const RUNS = 5

/** The beginning and the end of a text, where hostile ones differ from their run, with a quarter of its length. */
const quarterOf = (text: string): string => {
  const half = Math.floor(text.length / SHARE / 2)
  return text.slice(0, half) + text.slice(-half)
}

async function cpuMs(read: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await read()
  return process.cpuUsage(start).user / 1000
}

/**
 * Says by how many times the CPU time of a parse grows when the text is four times as long; a machine's speed and what
 * else it does are in both figures.
 * @returns null where it is quick or grows about linearly, otherwise what was measured
 */
export async function fasterThanLinearGrowth(text: string, read: (text: string) => unknown): Promise<string | null> {
  if ((await cpuMs(() => read(text))) < QUICK_MS) return null
  let [whole, part] = [Infinity, Infinity]
  // In turn, so that a machine that slows down for a while slows both down.
  for (let run = 0; run < RUNS; run++) {
    whole = Math.min(whole, await cpuMs(() => read(text)))
    part = Math.min(part, await cpuMs(() => read(quarterOf(text))))
    if (whole < QUICK_MS) return null
  }
  if (whole / part < RATIO_MAX) return null
  return `${JSON.stringify(text.slice(0, 30))}: ${Math.round(part)} ms → ${Math.round(whole)} ms`
}
