/** Running sums of a table: an unlabelled amount equal to one is a total. */
export class TableSum {
  private rows = 0
  private all = 0
  private part = 0

  add(amount: number | null): void {
    this.rows += 1
    this.all += amount ?? 0
    this.part += amount ?? 0
  }

  /** A row that is not a record ends a section, which the next total may sum up. */
  total(): void {
    this.part = 0
  }

  /** Some offices put the grand total directly below the headings. */
  isTotal(amount: number | null): boolean {
    return this.rows === 0 || amount === this.all || amount === this.part
  }
}
