import { readRegionChoice, regionText } from '../region/readRegionChoice'

export interface RegionFields {
  region?: string | undefined
  province?: string | undefined
  district?: string | undefined
}

export type RegionTextProblem =
  | { code: 'region-given-twice'; params: { field: 'region' } }
  | { code: 'unknown-region'; params: { field: 'region' } }
  | { code: 'ambiguous-region'; params: { field: 'region'; choices: string[] } }

export function resolveRegionText<Query extends RegionFields>({
  region,
  ...query
}: Query): { ok: true; query: Omit<Query, 'region'> & RegionFields } | { ok: false; problem: RegionTextProblem } {
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
