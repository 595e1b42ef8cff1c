import type { RestaurantDetail } from '@/domain/directory/schemas'

/** The text without spaces and without a trailing bracket. */
function bare(text: string): string {
  const plain = text.replace(/\s+/g, '')
  const open = plain.endsWith(')') ? plain.lastIndexOf(')', plain.length - 2) + 1 : -1
  const bracket = open < 0 ? -1 : plain.indexOf('(', open)
  return bracket < 0 ? plain : plain.slice(0, bracket)
}

/** Distinct names in the records that differ from the title by more than spaces or an address in brackets. */
export function otherSpellings({ title, spellings }: Pick<RestaurantDetail, 'title' | 'spellings'>): string[] {
  const seen = new Set([bare(title)])
  return spellings.filter((spelling) => {
    const key = bare(spelling)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
