import type { DayChanges } from '@/contract/changes'
import { CHANGES } from '@/messages/site/changes'

type Counts = Partial<Record<keyof typeof CHANGES.correctedOf, number>>

const countsOf = (counts: Counts): string =>
  (Object.keys(CHANGES.correctedOf) as (keyof Counts)[])
    .flatMap((kind) => (counts[kind] ? [CHANGES.correctedOf[kind](counts[kind])] : []))
    .join(', ')

const labelled = (label: string, counts: string): string[] => (counts === '' ? [] : [`${label}: ${counts}`])

/** The sentences of a day, for the page, the feed and Markdown. */
export function describeDay({ imports, corrections, merges, takedowns }: DayChanges): string[] {
  return [
    ...(imports.files > 0 ? [CHANGES.imported(imports.files, imports.visits)] : []),
    ...(imports.new_restaurants > 0 ? [CHANGES.newPlaces(imports.new_restaurants)] : []),
    ...(imports.reread_files > 0 ? [CHANGES.reread(imports.reread_files)] : []),
    ...(imports.undone_files > 0 ? [CHANGES.undoneFiles(imports.undone_files)] : []),
    ...labelled(CHANGES.agencies, imports.agencies.map(({ name }) => name).join(', ')),
    ...labelled(CHANGES.corrected, countsOf(corrections)),
    ...labelled(CHANGES.merged, countsOf({ restaurants: merges.restaurants, agencies: merges.agencies })),
    ...(merges.undone > 0 ? [CHANGES.undoneMerges(merges.undone)] : []),
    ...labelled(CHANGES.takenDown, countsOf(takedowns)),
  ]
}
