import type { RestaurantDetail } from '@/domain/directory/schemas'

const bare = (text: string): string => text.replace(/\s*\([^)]*\)\s*$/, '').replace(/\s+/g, '')

/** The names in the records that differ from the title by more than spaces and an address in brackets, each once. */
export function otherSpellings({ title, spellings }: Pick<RestaurantDetail, 'title' | 'spellings'>): string[] {
  const seen = new Set([bare(title)])
  return spellings.filter((spelling) => {
    const key = bare(spelling)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
