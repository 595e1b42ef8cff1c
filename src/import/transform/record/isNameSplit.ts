import { isBranchWord } from '@/domain/place/lexicon/wordEnds'
import { isSignPart } from '@/domain/place/parse/splitPlaces'

/** Only a branch: '시청점', '강남구청역점', '2호점'. */
const BARE_BRANCH = /^(?:\d{1,2}호|본|[가-힣]{2,6})(?:지점|점)$/
/** Text that ends like a name rather than a sentence, amount or date. */
const NAME = /[가-힣a-z]\)?$/i

interface Neighbours {
  before: string
  behind: string
  /** the cell to the left is in a column without a known meaning */
  isBeforeUnnamed: boolean
  /** the cell to the right is in a column without a heading */
  isBehindNameless: boolean
}

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
 * A bracket opened in one cell and closed in the other; a branch or dish alone next to a nameless column; or only a
 * branch in a nameless column to the right. `place`: trimmed.
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
