/** A part of a cell: one place, or an address, with what stands before it. */
export interface CellPart {
  text: string
  /** the separator before it: ',', '/', '및' …; '' for the first part */
  separator: string
}
