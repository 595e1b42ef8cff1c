export interface CellPart {
  text: string
  /** the preceding separator: ',', '/', '및' …; '' for the first part */
  separator: string
}
