const RUNS_MAX = 40

/** Repeats a computation for each combination of what it leaves open. */
export class Choices<Key extends object> {
  #chosen = new Map<Key, number>()
  #prefix: number[] = []
  #taken: { choice: number; options: number }[] = []

  /** One of so many; the same within a run. */
  choose(key: Key, options: number): number {
    const known = this.#chosen.get(key)
    if (known !== undefined) return known
    const choice = this.#prefix[this.#taken.length] ?? 0
    this.#taken.push({ choice, options })
    this.#chosen.set(key, choice)
    return choice
  }

  /** What was chosen in this run, if it was. */
  of(key: Key): number | undefined {
    return this.#chosen.get(key)
  }

  /** The results, without those of runs that return undefined. */
  explore<T>(run: () => T | undefined): T[] {
    const results: T[] = []
    const prefixes: number[][] = [[]]
    for (let runs = 0; prefixes.length > 0 && runs < RUNS_MAX; runs++) {
      const prefix = prefixes.pop() ?? []
      this.#prefix = prefix
      this.#taken = []
      this.#chosen = new Map()
      const result = run()
      if (result !== undefined) results.push(result)
      const taken = this.#taken
      for (let at = prefix.length; at < taken.length; at++)
        for (let other = 1; other < (taken[at]?.options ?? 0); other++)
          prefixes.push([...taken.slice(0, at).map(({ choice }) => choice), other])
    }
    return results
  }
}
