import type { Landmark } from './landmarks'
import { readQuery } from './readQuery'

/** The hall that a text names without doubt. */
function onlyHall(text: string): Landmark | null {
  const { point, otherPoints, words } = readQuery(text)
  return point?.kind === 'hall' && otherPoints.length === 0 && words === '' ? point : null
}

/**
 * The hall of an institution by its name: 중구청 in 서울 of '서울특별시 중구'. Null where its hall is not among the
 * landmarks, or where the name fits several.
 */
export const hallOfAgency = (name: string): Landmark | null => onlyHall(name) ?? onlyHall(`${name}청`)
