import { isBranchWord } from '../lexicon/branchWord'
import { chainAtStart } from '../lexicon/chainNames'
import { endsEating } from '../lexicon/endsEating'
import { cutOthers } from './splitPlaces'

/** Maximum lines considered; no place has more. */
const LINES_MAX = 12
const SHORTEST_CHAIN = 3

/** Only between two shops (온솔전복 and 스타벅스). Most line breaks wrap one shop's name or branch and stay. */
export function separateLines(cell: string): string {
  if (!cell.includes('\n')) return cell
  const [first = '', ...rest] = cell.split('\n', LINES_MAX).map((line) => line.trim())
  return rest.reduce((text, line) => text + (beginsShop(lastLine(text), line) ? ', ' : '\n') + line, first)
}

const lastLine = (text: string): string => text.split(/\n|, /).at(-1) ?? ''

function beginsShop(before: string, line: string): boolean {
  if (before.length < 2 || /[,(/]$/.test(before) || chainAtStart(before)?.length === before.length) return false
  const text = cutOthers(line).text
  if ((chainAtStart(text)?.length ?? 0) >= SHORTEST_CHAIN) return true
  if (/^[가-힣A-Za-z]{2,}(?:커피|카페)$/.test(text)) return true
  const words = text.split(' ')
  const isWhole = endsEating(before) || isBranchWord(before.split(' ').at(-1) ?? '')
  return isWhole && (endsEating(text) || (words.length > 1 && isBranchWord(words.at(-1) ?? '')))
}
