const RUNS = 9

/** The median time of several runs, in milliseconds: what this costs, not what else the machine did in the meantime. */
export async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return middle(times)
}

/** The middle one of several figures, or halfway between the two; 0 of none. */
export function middle(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  const [lower = 0, upper = lower] = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return (lower + upper) / 2
}
