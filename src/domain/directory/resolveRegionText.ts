import { readRegionChoice, regionText } from '../region/readRegionChoice'
import type { ListQuery } from './query'

export type RegionTextProblem =
  | { code: 'region-given-twice'; params: { field: 'region' } }
  | { code: 'unknown-region'; params: { field: 'region' } }
  | { code: 'ambiguous-region'; params: { field: 'region'; choices: string[] } }

/** A query whose `region`, if it has one, has become its province and district. */
export function resolveRegionText({
  region,
  ...query
}: ListQuery): { ok: true; query: ListQuery } | { ok: false; problem: RegionTextProblem } {
  if (!region) return { ok: true, query }
  if (query.province) return { ok: false, problem: { code: 'region-given-twice', params: { field: 'region' } } }
  const read = readRegionChoice(region)
  if (read.kind === 'region') return { ok: true, query: { ...query, ...read.region } }
  if (read.kind === 'unknown') return { ok: false, problem: { code: 'unknown-region', params: { field: 'region' } } }
  return {
    ok: false,
    problem: { code: 'ambiguous-region', params: { field: 'region', choices: read.choices.map(regionText) } },
  }
}
