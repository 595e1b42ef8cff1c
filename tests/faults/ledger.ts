/** What is known of one write: an answer that never came may stand for either. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

/** A value that one writer sets again and again: a heart, the words of a review. */
interface Register {
  /** what it may be: the last value acknowledged, and those since whose answers never came */
  possible: string[]
}

/** What writers were told, for the comparison with what is found. */
export class Ledger {
  readonly counts: Record<Outcome, number> = { acknowledged: 0, refused: 0, unknown: 0 }
  readonly #added = new Map<string, Outcome>()
  readonly #registers = new Map<string, Register>()

  /** Something that is there once, or not at all. */
  add(text: string, outcome: Outcome): void {
    this.counts[outcome]++
    this.#added.set(text, outcome)
  }

  set(name: string, value: string, outcome: Outcome): void {
    this.counts[outcome]++
    if (outcome === 'refused') return
    const before = outcome === 'unknown' ? (this.#registers.get(name)?.possible ?? ['']) : []
    this.#registers.set(name, { possible: [...before, value] })
  }

  /**
   * What differs from it.
   * @param texts found, as often as they are there
   * @param values found, by register
   */
  differences(texts: readonly string[], values: ReadonlyMap<string, string>): string[] {
    const found = new Map<string, number>()
    for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1)
    const wrong: string[] = []
    for (const [text, outcome] of this.#added) {
      const times = found.get(text) ?? 0
      if (outcome === 'acknowledged' && times === 0) wrong.push(`lost: ${text}`)
      if (outcome === 'refused' && times > 0) wrong.push(`refused, but there: ${text}`)
      if (times > 1) wrong.push(`${times} times: ${text}`)
    }
    for (const [name, { possible }] of this.#registers) {
      const value = values.get(name) ?? ''
      if (!possible.includes(value)) wrong.push(`${name} is ${value}, not ${possible.join(' or ')}`)
    }
    return wrong
  }
}
