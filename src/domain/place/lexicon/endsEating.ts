import { EATING_ENDS } from './nonplaceWords.data'

/** Whether a name ends in a dish or a kind of eating place, with something before it. */
export function endsEating(name: string): boolean {
  const text = name.trim()
  return EATING_ENDS.some((end) => text.endsWith(end) && text.length > end.length)
}
