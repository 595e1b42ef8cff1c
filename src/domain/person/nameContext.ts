export interface NameContext {
  /** the preceding word; '' if separated by a comma or similar */
  before: string
  after: string
  /** a masked name precedes, separated by a comma */
  isListed: boolean
  isEvent: boolean
  /** in the bracket of a family event or after its dash, where only persons and offices occur */
  inSlot: boolean
  /** a bracket follows, which may hold the department: '홍길동(총무과) 부친상' */
  opensBracket: boolean
}
