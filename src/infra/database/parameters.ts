/** Parameters of one statement: `add` keeps the value and gives its placeholder. */
export class Parameters {
  readonly values: unknown[] = []

  add = (value: unknown): string => {
    this.values.push(value)
    return `$${this.values.length}`
  }
}
