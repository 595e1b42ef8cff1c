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

/** The middle one of several figures; 0 of none. */
export const middle = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0
