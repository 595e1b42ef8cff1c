/** What two entries of one place are weighed by. */
export interface MergeCandidate {
  id: number
  located: boolean
  addressed: boolean
  visits: number
}

/**
 * Which of two entries stays when they are merged: the one that says more about where it is, then the one with more
 * visits, then the older one. People have its address in their links.
 */
export function survivorOf(a: MergeCandidate, b: MergeCandidate): MergeCandidate {
  const order = (x: MergeCandidate) => [Number(x.located), Number(x.addressed), x.visits, -x.id]
  const [ours, theirs] = [order(a), order(b)]
  const at = ours.findIndex((value, i) => value !== theirs[i])
  return at < 0 || (ours[at] ?? 0) > (theirs[at] ?? 0) ? a : b
}
