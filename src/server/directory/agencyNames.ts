import { LRUCache } from 'lru-cache'
import { type TypedNames, typedNames } from '@/domain/search/suggestRegions'

const KEPT_MAX = 5_000
const known = new LRUCache<string, TypedNames>({ max: KEPT_MAX })

/**
 * The comparable forms of an agency's name and its other names. Taking them apart costs more than reading them, so each
 * set of names is taken apart once.
 * @param aliases as the database has them: a list with texts among other values
 */
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
