import { PROVINCES, type Province } from './provinces.data'

/** Every name of a province, to its record. Kept apart from the districts so that browsers need not load those. */
export const PROVINCE_BY_NAME: ReadonlyMap<string, Province> = new Map(
  PROVINCES.flatMap((province) =>
    [province.name, province.short, ...province.aliases].map((name): [string, Province] => [name, province]),
  ),
)
