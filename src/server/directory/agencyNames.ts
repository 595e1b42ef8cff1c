import { LRUCache } from 'lru-cache'
import { type TypedNames, typedNames } from '@/domain/search/suggestRegions'

const KEPT_MAX = 5_000
const known = new LRUCache<string, TypedNames>({ max: KEPT_MAX })

/** Decomposing costs more than reading, so once per set. `aliases`: as in the database, possibly with non-texts */
export function agencyNames(name: string, aliases: unknown): TypedNames {
  const others = (Array.isArray(aliases) ? aliases : []).filter((alias): alias is string => typeof alias === 'string')
  const names = [name, ...others]
  const key = JSON.stringify(names)
  const kept = known.get(key)
  if (kept) return kept
  const taken = typedNames(names)
  known.set(key, taken)
  return taken
}
