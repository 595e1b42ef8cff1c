import { PROVINCES, type Province } from './provinces.data'

/** Every name a province is called by, to its record. Apart from the districts, which browsers should not have to load. */
export const PROVINCE_BY_NAME: ReadonlyMap<string, Province> = new Map(
  PROVINCES.flatMap((province) =>
    [province.name, province.short, ...province.aliases].map((name): [string, Province] => [name, province]),
  ),
)
