/** `add` stores the value and returns its placeholder. */
export class Parameters {
  readonly values: unknown[] = []

  add = (value: unknown): string => {
    this.values.push(value)
    return `$${this.values.length}`
  }
}
