import { PROVINCES, type Province } from './provinces.data'

/** Separate from districts, so that browsers do not load those. */
export const PROVINCE_BY_NAME: ReadonlyMap<string, Province> = new Map(
  PROVINCES.flatMap((province) =>
    [province.name, province.short, ...province.aliases].map((name): [string, Province] => [name, province]),
  ),
)
