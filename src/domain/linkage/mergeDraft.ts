import { type DuplicateMember, type Pick, PICKS } from './duplicates'

const known = ({ options }: DuplicateMember): number => PICKS.reduce((sum, pick) => sum + options[pick].known, 0)

/** The most complete record first: more visits, then more known fields, then older. */
const fullerFirst = (one: DuplicateMember, other: DuplicateMember): number =>
  other.visitCount - one.visitCount || known(other) - known(one) || one.id - other.id

export const fullestOf = (members: readonly DuplicateMember[]): number => members.toSorted(fullerFirst)[0]?.id ?? 0

export function filledFrom(members: readonly DuplicateMember[], survivor: number): Partial<Record<Pick, number>> {
  const own = members.find(({ id }) => id === survivor)
  if (!own) return {}
  const others = members.filter(({ id }) => id !== survivor).toSorted(fullerFirst)
  const picks: Partial<Record<Pick, number>> = {}
  for (const pick of PICKS) {
    const fuller = (one: DuplicateMember, other: DuplicateMember): DuplicateMember =>
      other.options[pick].known > one.options[pick].known ? other : one
    const best: DuplicateMember = others.reduce(fuller, own)
    if (best !== own) picks[pick] = best.id
  }
  return picks
}
