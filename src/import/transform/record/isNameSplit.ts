import { isBranchWord } from '@/domain/place/lexicon/branchWord'
import { isSignPart } from '@/domain/place/parse/splitPlaces'

/** A branch and nothing else: '시청점', '강남구청역점', '2호점'. */
const BARE_BRANCH = /^(?:\d{1,2}호|본|[가-힣]{2,6})(?:지점|점)$/
/** What ends like a name: the end of a sentence, an amount or a day is none. */
const NAME = /[가-힣a-z]\)?$/i

interface Neighbours {
  /** the cell to the left */
  before: string
  /** the cell to the right */
  behind: string
  /** whether the cell to the left is in a column that has no meaning of its own */
  isBeforeUnnamed: boolean
  /** whether the cell to the right is in a column without a heading */
  isBehindNameless: boolean
}

/** Brackets that a text leaves open, and those that it closes without having opened them. */
function unmatched(text: string): { open: number; closed: number } {
  let [open, closed] = [0, 0]
  for (const char of text)
    if (char === '(' || char === '（') open += 1
    else if (char === ')' || char === '）')
      if (open > 0) open -= 1
      else closed += 1
  return { open, closed }
}

/**
 * Whether the name of a place began in the cell before or goes on in the one behind, as where a column was cut: a
 * bracket that one opens and the other closes; a branch or a dish alone whose shop stands in a nameless column; a
 * branch alone in a nameless column behind.
 * @param place the cell of the place, trimmed
 */
export function isNameSplit(place: string, { before, behind, isBeforeUnnamed, isBehindNameless }: Neighbours): boolean {
  if (place === '') return false
  const { open, closed } = unmatched(place)
  if (closed > 0 && unmatched(before).open > 0) return true
  if (open > 0 && unmatched(behind).closed > 0) return true
  if (isBareBranch(behind) && NAME.test(place) && !isBareBranch(place) && isBehindNameless) return true
  return NAME.test(before) && isBeforeUnnamed && (isBareBranch(place) || isSignPart(place))
}

const isBareBranch = (text: string): boolean => BARE_BRANCH.test(text) && isBranchWord(text)
