export interface MergeCandidate {
  id: number
  located: boolean
  addressed: boolean
  visits: number
}

/** More precise location, then more visits, then older. Links to the other redirect to it. */
export function survivorOf(a: MergeCandidate, b: MergeCandidate): MergeCandidate {
  const order = (x: MergeCandidate) => [Number(x.located), Number(x.addressed), x.visits, -x.id]
  const [ours, theirs] = [order(a), order(b)]
  const at = ours.findIndex((value, i) => value !== theirs[i])
  return at < 0 || (ours[at] ?? 0) > (theirs[at] ?? 0) ? a : b
}
