/** What stands around a word. */
export interface NameContext {
  /** the word before it; '' where a comma or the like parts them */
  before: string
  after: string
  /** a name was masked before it, with a comma between */
  isListed: boolean
  /** the text is about a family event */
  isEvent: boolean
  /** in the bracket of a family event, or behind its dash: only persons and offices stand there */
  inSlot: boolean
  /** a bracket follows, which may hold the department: '홍길동(총무과) 부친상' */
  opensBracket: boolean
}
