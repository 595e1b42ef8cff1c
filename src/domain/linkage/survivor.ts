/** What decides which of two restaurants survives a merge. */
export interface MergeCandidate {
  id: number
  located: boolean
  addressed: boolean
  visits: number
}

/**
 * The restaurant that survives a merge: the one with the more precise location, then the one with more visits, then the
 * older one. Links to it stay valid.
 */
export function survivorOf(a: MergeCandidate, b: MergeCandidate): MergeCandidate {
  const order = (x: MergeCandidate) => [Number(x.located), Number(x.addressed), x.visits, -x.id]
  const [ours, theirs] = [order(a), order(b)]
  const at = ours.findIndex((value, i) => value !== theirs[i])
  return at < 0 || (ours[at] ?? 0) > (theirs[at] ?? 0) ? a : b
}
