import { PROVINCES, type Province } from './provinces.data'

/** Provinces by every one of their names. Apart from the districts, so that browsers do not load those. */
export const PROVINCE_BY_NAME: ReadonlyMap<string, Province> = new Map(
  PROVINCES.flatMap((province) =>
    [province.name, province.short, ...province.aliases].map((name): [string, Province] => [name, province]),
  ),
)
