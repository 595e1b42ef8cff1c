/** One part of a cell, a place or an address, with its separator. */
export interface CellPart {
  text: string
  /** the preceding separator: ',', '/', '및' …; '' for the first part */
  separator: string
}
